// Where a replay stands, and how it goes from step to step.
import { announcer } from "../announce.svelte";
import { Refusal } from "../api";
import type { Screen } from "../games";
import { words } from "../words.svelte";
import { PastPlay, type Past } from "./past.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1400; // milliseconds for a step at the usual speed

export class Replay {
  past = $state.raw<Past>() as Past;
  play = $state.raw<PastPlay>() as PastPlay;
  step = $state(0); // where we want to be
  playing = $state(false);
  speed = $state(1);
  private shown = -1; // where the board is
  private moving = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(private readonly screen: Screen) {}

  /** A replay that stands at a step. */
  static async of(screen: Screen, past: Past, step: number): Promise<Replay> {
    const replay = new Replay(screen);
    await replay.look(past, step);
    return replay;
  }

  /** See the game through other eyes, at the same place. */
  async look(past: Past, step = this.step): Promise<void> {
    const { update, story } = await past.at(step);
    this.play = new PastPlay(this.screen, update, story);
    this.past = past;
    this.step = this.shown = step;
    past.prefetch(step);
  }

  get end(): number {
    return this.past.steps.length - 1;
  }

  get version(): number {
    return this.past.steps[this.step]?.version ?? 1;
  }

  /** Go to a step; whoever does so by hand has seen enough. */
  go(step: number): void {
    this.pause();
    this.step = this.within(step);
    void this.follow();
  }

  start(): void {
    if (this.step === this.end) this.step = 0;
    this.playing = true;
    void this.follow().then(() => this.wait());
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.step === this.end) return this.pause();
    this.timer = setTimeout(() => {
      this.step++;
      void this.follow().then(() => this.wait());
    }, PACE / this.speed);
  }

  private within(step: number): number {
    return Math.max(0, Math.min(step, this.end));
  }

  /** Show where we want to be; a slider in motion may want to be elsewhere by the time it is there. */
  private async follow(): Promise<void> {
    if (this.moving) return;
    this.moving = true;
    try {
      while (this.shown !== this.step) {
        const [past, step] = [this.past, this.step];
        const { update, story } = await past.at(step);
        if (past !== this.past) continue;
        this.play.show(update, story);
        this.shown = step;
      }
      this.past.prefetch(this.step);
    } catch (error) {
      this.pause();
      if (!(error instanceof Refusal)) throw error;
      announcer.show(words.refusal(error.refused), "refusal");
    } finally {
      this.moving = false;
    }
  }
}
