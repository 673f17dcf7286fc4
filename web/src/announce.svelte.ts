// What a screen reader is told, and the short messages that everybody sees.

export type Toast = { text: string; clause: string; kind: "info" | "refusal" };

class Announcer {
  polite = $state("");
  assertive = $state("");
  toast = $state<Toast | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Something happened. */
  tell(text: string): void {
    this.polite = text === this.polite ? `${text}\u00a0` : text; // the same words again are news, too
  }

  /** Something wants an answer now. */
  call(text: string): void {
    this.assertive = text === this.assertive ? `${text}\u00a0` : text;
  }

  /** A short message; a refusal carries its clause. */
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

  /** Take back all that was said. */
  clear(): void {
    this.polite = this.assertive = "";
    this.hide();
  }
}

export const announcer = new Announcer();
