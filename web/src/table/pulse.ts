// Whether the other side is still there: a network that is lost closes no socket.

export const CALM = 15_000; // milliseconds without news, then we ask
export const PATIENCE = 8_000; // without an answer, then nobody is there

export class Pulse {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting = false;

  constructor(
    private readonly ask: () => void,
    private readonly lost: () => void,
  ) {}

  /** Something wants an answer from now on. */
  expect(): void {
    if (!this.waiting) this.start(true, PATIENCE, this.lost);
  }

  /** Something has come. */
  beat(): void {
    this.start(false, CALM, this.ask);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = false;
  }

  private start(waiting: boolean, time: number, then: () => void): void {
    this.stop();
    this.waiting = waiting;
    this.timer = setTimeout(then, time);
  }
}
