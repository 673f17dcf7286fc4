// A replay: its current step, and playing from step to step.
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
  step = $state(0); // the requested step
  playing = $state(false);
  speed = $state(1);
  private onBoard = -1; // the step on the board
  private moving = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(private readonly screen: Screen) {}

  /** Open a replay at a step. */
  static async of(screen: Screen, past: Past, step: number): Promise<Replay> {
    const replay = new Replay(screen);
    await replay.look(past, step);
    return replay;
  }

  /** Show another viewer's view, at the same step. */
  async look(past: Past, step = this.step): Promise<void> {
    const { update, story } = await past.at(step);
    this.play = new PastPlay(this.screen, update, story);
    this.past = past;
    this.step = this.onBoard = step;
    past.prefetch(step);
  }

  get end(): number {
    return this.past.steps.length - 1;
  }

  get version(): number {
    return this.past.steps[this.step]?.version ?? 1;
  }

  /** Go to a step, and stop playing. */
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

  /** Show the requested step; while it loads, a moving slider may have requested another. */
  private async follow(): Promise<void> {
    if (this.moving) return;
    this.moving = true;
    try {
      while (this.onBoard !== this.step) {
        const [past, step] = [this.past, this.step];
        const { update, story } = await past.at(step);
        if (past !== this.past) continue;
        this.play.show(update, story);
        this.onBoard = step;
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
