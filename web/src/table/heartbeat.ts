// The heartbeat of a connection: a lost network does not close the socket.

export const PING_AFTER = 15_000; // milliseconds without a message before a ping
export const LOST_AFTER = 8_000; // milliseconds without an answer before the connection counts as lost

export class Heartbeat {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting = false;

  constructor(
    private readonly ask: () => void,
    private readonly lost: () => void,
  ) {}

  /** Expect an answer from now on. */
  expect(): void {
    if (!this.waiting) this.start(true, LOST_AFTER, this.lost);
  }

  /** A message has arrived. */
  beat(): void {
    this.start(false, PING_AFTER, this.ask);
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
