// A game in a replay: it takes no moves, and each position is fetched once.
import { call } from "../api";
import type { Choosing } from "../games";
import { Play } from "../table/play.svelte";
import type { Told, Update, View } from "../wire";
import { stepAt, stepsOf, type Step } from "./timeline";

const WATCHER = -1;

export class PastPlay<V extends View = View, C extends Choosing = Choosing> extends Play<V, C> {
  get ready(): boolean {
    return false;
  }

  show(update: Update, story: Told[]): void {
    this.update = this.screen.read(update);
    this.story = story;
    this.choosing.clear();
  }

  async send(): Promise<void> {
    // a replay takes no moves
  }

  async whyNot(): Promise<void> {
    // nor questions
  }

  notNow(): void {
    // nor has it a prompt to answer
  }
}

/** Whether several people share this device in a running game. Without a curtain here, they get a spectator's view. */
const isShared = ({ table, you }: Update): boolean =>
  table.status !== "over" && you.seats.length > 1 && you.viewer !== WATCHER;

/** A table as one viewer saw it, from its first position to its last. */
export class Past {
  private readonly kept = new Map<number, Promise<Update>>();

  private constructor(
    readonly last: Update,
    readonly steps: Step[],
  ) {
    this.kept.set(last.version, Promise.resolve(last));
  }

  /** Load a table as a viewer sees it; null lets the server choose the viewer. */
  static async of(table: string, viewer: number | null): Promise<Past> {
    const look = (query: Record<string, number>) => call("table", { path: { table }, query });
    let last = await look(viewer === null ? {} : { viewer });
    if (isShared(last)) last = await look({ viewer: WATCHER });
    const known = async (version: number): Promise<number> =>
      (await look({ viewer: last.you.viewer, since: version })).told_from;
    const steps = await stepsOf(last.told, last.version, last.table.fork_moves ?? 0, known);
    return new Past(last, steps);
  }

  get viewer(): number {
    return this.last.you.viewer;
  }

  /** The viewers whose view may be shown. */
  get eyes(): number[] {
    const { status, seats } = this.last.table;
    return status === "over" ? [...seats.keys(), WATCHER] : [this.viewer];
  }

  /** The step that a version of the table belongs to. */
  stepAt(version: number): number {
    return stepAt(this.steps, version);
  }

  /** The moves of a step. */
  told(step: number): Told[] {
    const { from, to } = this.steps[step] ?? { from: 0, to: 0 };
    return this.last.told.slice(from, to);
  }

  /** The position after a step, with the story up to there. */
  async at(step: number): Promise<{ update: Update; story: Told[] }> {
    const { version, to } = this.steps[step] ?? { version: 1, to: 0 };
    const update = await this.fetched(version);
    return { update, story: this.last.told.slice(0, to) };
  }

  /** Fetch the positions around a step ahead of time. */
  prefetch(step: number): void {
    for (const near of [step + 1, step - 1, step + 2]) {
      const version = this.steps[near]?.version;
      if (version !== undefined) this.fetched(version).catch(() => undefined);
    }
  }

  private fetched(version: number): Promise<Update> {
    const kept = this.kept.get(version);
    if (kept) return kept;
    // the story is loaded already
    const query = { version, viewer: this.viewer, since: version };
    const coming = call("table", { path: { table: this.last.table.id }, query });
    this.kept.set(version, coming);
    coming.catch(() => this.kept.delete(version));
    return coming;
  }
}
