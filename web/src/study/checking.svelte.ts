// Checks the luck of a record draw by draw, without blocking the page.
import { check, NotProven, open, prove, type Draw, type Luck } from "./luck";

const AT_ONCE = 10; // draws between two updates of the page

export class Checking {
  luck = $state.raw<Luck | null>(null);
  draws = $state.raw<Draw[]>([]);
  failure = $state.raw<NotProven | null>(null);
  done = $state(false);

  get proven(): boolean {
    return this.done && !this.failure;
  }

  /** Check a record from its first draw to its last, or to the first that is wrong. */
  async run(text: string): Promise<void> {
    try {
      const luck = open(text);
      this.luck = luck;
      for (let k = 0; k < luck.lines.length; k++) {
        const draw = check(luck, k);
        this.draws = [...this.draws, draw];
        prove(draw);
        if (k % AT_ONCE === AT_ONCE - 1) await new Promise(requestAnimationFrame);
      }
    } catch (error) {
      if (!(error instanceof NotProven)) throw error;
      this.failure = error;
    }
    this.done = true;
  }
}
