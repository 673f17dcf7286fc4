// Commands that the server has not answered yet, kept on the device until it has.
import type { FromClient } from "../wire";

export type Command = Extract<FromClient, { id: string }>;

const PREFIX = "outbox/";

export class Outbox {
  constructor(private readonly table: string) {}

  /** What was written while nobody answered, the oldest first. */
  all(): Command[] {
    try {
      return JSON.parse(localStorage.getItem(PREFIX + this.table) ?? "[]") as Command[];
    } catch {
      return [];
    }
  }

  add(command: Command): void {
    this.write([...this.all(), command]);
  }

  drop(id: string): void {
    this.write(this.all().filter((one) => one.id !== id));
  }

  private write(commands: Command[]): void {
    try {
      if (commands.length) localStorage.setItem(PREFIX + this.table, JSON.stringify(commands));
      else localStorage.removeItem(PREFIX + this.table);
    } catch {
      // a device that remembers nothing still plays while the page is open
    }
  }
}
