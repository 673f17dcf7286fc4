// Stores commands on the device until the server has answered them.
import type { FromClient } from "../wire";

export type Command = Extract<FromClient, { id: string }>;

const PREFIX = "outbox/";

export class Outbox {
  constructor(private readonly table: string) {}

  /** The commands without an answer, the oldest first. */
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
      // without storage, commands are resent only while the page is open
    }
  }
}
