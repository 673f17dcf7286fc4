// The notebook on this device. The server says what follows from it and keeps nothing.
import { call, Refusal } from "../api";
import { keep, kept } from "../device.svelte";
import type { CompanionStanding, Notebook, Refused } from "../wire";
import { saveAs } from "./file";

const KEY = "companion";
const DRAFT = "companion-draft"; // what is typed in before there is a notebook
export type Entry = NonNullable<Notebook["entries"]>[number];
export type Did = Entry["did"];

const standingOf = (notebook: Notebook): Promise<CompanionStanding> => call("companion", { body: notebook });
const unreadable: Refused = {
  t: "refused",
  code: "notebook-unreadable",
  facts: { reason: "JSON" },
  clause: "",
  id: "",
};

/** What a text says; the server looks whether it is a notebook. */
function read(text: string): Notebook | null {
  try {
    return JSON.parse(text) as Notebook | null;
  } catch {
    return null;
  }
}

export class Companion {
  notebook = $state.raw<Notebook | null>(null);
  standing = $state.raw<CompanionStanding | null>(null);
  refused = $state.raw<Refused | null>(null); // why the last thing was not done
  busy = $state(false);

  /** Take up what this device has kept. */
  async resume(): Promise<void> {
    this.notebook = read(kept(KEY));
    if (this.notebook) await this.take(this.notebook);
  }

  get typed(): string {
    return kept(DRAFT);
  }
  /** What is typed in is kept until there is a notebook. */
  set typed(text: string) {
    if (!this.notebook) keep(DRAFT, text);
  }

  get entries(): Entry[] {
    return this.notebook?.entries ?? [];
  }

  /** Something happened at the table. */
  write(entry: Entry): Promise<boolean> {
    return this.with([...this.entries, entry]);
  }

  /** The last entry was wrong. */
  undo(): Promise<boolean> {
    return this.with(this.entries.slice(0, -1));
  }

  /** Another notebook, if the server can read it; whether it could. */
  async take(notebook: Notebook): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refused = null;
    try {
      this.standing = await standingOf(notebook);
      this.notebook = notebook;
      keep(KEY, JSON.stringify(notebook));
      keep(DRAFT, "");
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error.refused;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** A notebook from a file, as the terminal writes it, too. */
  async open(file: File): Promise<boolean> {
    const notebook = read(await file.text());
    this.refused = notebook ? null : unreadable;
    return notebook ? this.take(notebook) : false;
  }

  download(): void {
    saveAs("wanli-companion.json", `${JSON.stringify(this.notebook, null, 1)}\n`);
  }

  /** Begin anew. */
  forget(): void {
    keep(KEY, "");
    [this.notebook, this.standing, this.refused] = [null, null, null];
  }

  private with(entries: Entry[]): Promise<boolean> {
    return this.notebook ? this.take({ ...this.notebook, entries }) : Promise.resolve(false);
  }
}
