// Announcements for screen readers, and the short messages on the page.

export type Toast = { text: string; clause: string; kind: "info" | "refusal" };

class Announcer {
  polite = $state("");
  assertive = $state("");
  toast = $state<Toast | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Announce what happened when the screen reader is next idle. */
  tell(text: string): void {
    this.polite = text === this.polite ? `${text}\u00a0` : text; // a screen reader skips a text that has not changed
  }

  /** Announce something that needs an answer at once. */
  call(text: string): void {
    this.assertive = text === this.assertive ? `${text}\u00a0` : text;
  }

  /** Show a short message for a few seconds; a refusal has a link to its clause. */
  show(text: string, kind: Toast["kind"] = "info", clause = ""): void {
    this.toast = { text, clause, kind };
    if (kind === "refusal") this.call(clause ? `${text} ${clause}` : text);
    else this.tell(text);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hide(), 8000);
  }

  hide(): void {
    this.toast = null;
  }

  /** Remove every announcement and message. */
  clear(): void {
    this.polite = this.assertive = "";
    this.hide();
  }
}

export const announcer = new Announcer();
