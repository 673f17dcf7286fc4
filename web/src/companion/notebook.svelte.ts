// The notebook on this device. The server computes what follows from it and stores nothing.
import { call, Refusal } from "../api";
import { store, stored } from "../device.svelte";
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

/** Read a text as JSON; the server checks whether it is a notebook. */
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
  refused = $state.raw<Refused | null>(null); // why the last change was refused
  busy = $state(false);

  /** Load what this device has stored. */
  async resume(): Promise<void> {
    this.notebook = read(stored(KEY));
    if (this.notebook) await this.take(this.notebook);
  }

  get typed(): string {
    return stored(DRAFT);
  }
  /** Store what is typed in until there is a notebook. */
  set typed(text: string) {
    if (!this.notebook) store(DRAFT, text);
  }

  get entries(): Entry[] {
    return this.notebook?.entries ?? [];
  }

  /** Add an entry. */
  write(entry: Entry): Promise<boolean> {
    return this.with([...this.entries, entry]);
  }

  /** Remove the last entry. */
  undo(): Promise<boolean> {
    return this.with(this.entries.slice(0, -1));
  }

  /** Replace the notebook if the server accepts it; return whether it did. */
  async take(notebook: Notebook): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refused = null;
    try {
      this.standing = await standingOf(notebook);
      this.notebook = notebook;
      store(KEY, JSON.stringify(notebook));
      store(DRAFT, "");
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error.refused;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Open a notebook from a file; the terminal writes the same format. */
  async open(file: File): Promise<boolean> {
    const notebook = read(await file.text());
    this.refused = notebook ? null : unreadable;
    return notebook ? this.take(notebook) : false;
  }

  download(): void {
    saveAs("wanli-companion.json", `${JSON.stringify(this.notebook, null, 1)}\n`);
  }

  /** Start again with an empty notebook. */
  forget(): void {
    store(KEY, "");
    [this.notebook, this.standing, this.refused] = [null, null, null];
  }

  private with(entries: Entry[]): Promise<boolean> {
    return this.notebook ? this.take({ ...this.notebook, entries }) : Promise.resolve(false);
  }
}
