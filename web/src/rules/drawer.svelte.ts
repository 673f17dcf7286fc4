// The drawer that shows one clause of the rules, wherever its number was pressed.

class ClauseDrawer {
  clause = $state("");
  private opener: HTMLElement | null = null;

  open(clause: string): void {
    this.opener = document.activeElement as HTMLElement | null;
    this.clause = clause;
  }

  close(): void {
    this.clause = "";
    this.opener?.focus();
  }
}

export const drawer = new ClauseDrawer();
