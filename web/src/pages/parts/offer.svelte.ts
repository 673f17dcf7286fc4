// What the server offers: games with their options, bot levels. Loaded once, and stored for times without a network.
import { call, Refusal } from "../../api";
import { store, stored } from "../../device.svelte";
import { gameIds } from "../../games";
import { parsedStored } from "../../shapes";
import { shapes, type GameInfo, type Offer } from "../../wire";

const KEPT = "offer";

class Offered {
  all = $state.raw<Offer | null>(null);
  private asked: Promise<Offer> | null = null;

  load(): Promise<Offer> {
    this.asked ??= call("games").then(
      (offer) => this.take(offer),
      (error: unknown) => this.recall(error),
    );
    return this.asked;
  }

  private take(offer: Offer): Offer {
    store(KEPT, JSON.stringify(offer));
    return (this.all = offer);
  }

  /** Use the stored offer if the server cannot be reached; the next call tries again. */
  private recall(error: unknown): Offer {
    this.asked = null;
    const last = parsedStored<Offer>(stored(KEPT), "Offer", shapes);
    if (!last || !(error instanceof Refusal) || error.status !== 0) throw error;
    return (this.all = last);
  }

  /** The games that the server offers and that have a screen. */
  get games(): string[] {
    return this.all ? gameIds.filter((game) => this.game(game)) : gameIds;
  }

  game(id: string): GameInfo | undefined {
    return this.all?.games.find((one) => one.id === id);
  }
}

export const offered = new Offered();
