// What the server has: games with their options, levels of bots. Asked for once.
import { call } from "../../api";
import { shown } from "../../games";
import type { GameInfo, Offer } from "../../wire";

class Offered {
  all = $state.raw<Offer | null>(null);
  private asked: Promise<Offer> | null = null;

  load(): Promise<Offer> {
    this.asked ??= call<Offer>("games").then(
      (offer) => (this.all = offer),
      (error: unknown) => {
        this.asked = null; // the next one asks again
        throw error;
      },
    );
    return this.asked;
  }

  /** The games that can be played here: offered by the server, and there is a screen for them. */
  get games(): string[] {
    return this.all ? shown.filter((game) => this.game(game)) : shown;
  }

  game(id: string): GameInfo | undefined {
    return this.all?.games.find((one) => one.id === id);
  }
}

export const offered = new Offered();
