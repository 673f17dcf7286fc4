// The drawer that shows one clause of the rules, wherever its number was pressed.
import { announcer } from "../announce.svelte";

class ClauseDrawer {
  clause = $state("");
  private opener: HTMLElement | null = null;

  open(clause: string): void {
    this.opener = document.activeElement as HTMLElement | null;
    this.clause = clause;
    announcer.hide(); // an open message has been read by now
  }

  close(): void {
    this.clause = "";
    const isThere = this.opener?.isConnected;
    (isThere ? this.opener : document.getElementById("main"))?.focus({ preventScroll: !isThere });
  }
}

export const drawer = new ClauseDrawer();
