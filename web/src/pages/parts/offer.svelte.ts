// What the server has: games with their options, levels of bots. Asked for once, and kept for when there is no network.
import { call, Refusal } from "../../api";
import { keep, kept } from "../../device.svelte";
import { shown } from "../../games";
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
    keep(KEPT, JSON.stringify(offer));
    return (this.all = offer);
  }

  /** The last offer of a server that cannot be reached now; the next call asks again. */
  private recall(error: unknown): Offer {
    this.asked = null;
    const last = parsedStored<Offer>(kept(KEPT), "Offer", shapes);
    if (!last || !(error instanceof Refusal) || error.status !== 0) throw error;
    return (this.all = last);
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
