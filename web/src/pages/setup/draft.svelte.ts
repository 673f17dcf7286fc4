// A new table while its form is filled in.
import type { GameInfo, NewTable, Offer, SeatWish, Terms } from "../../wire";
import { words } from "../../words.svelte";
import { luckyWord } from "../parts/attempt";
import { unusual, type Chosen } from "./options";

export type SeatDraft = Required<SeatWish>;
export type ClockKind = "none" | "live" | "days";
export const COMPANY = ["bots", "friends", "device"] as const;
export type Company = (typeof COMPANY)[number];
const KINDS: Record<Company, SeatDraft["kind"]> = { bots: "bot", friends: "open", device: "me" };

export class Draft {
  players = $state(0);
  seats = $state<SeatDraft[]>([]);
  options = $state<Chosen>({});
  clock = $state<ClockKind>("none");
  minutes = $state(20);
  increment = $state(10);
  days = $state(3);
  undo = $state<NonNullable<Terms["undo"]>>("ask");
  takeover = $state(0);
  watchers = $state(true);
  listed = $state(false);
  shuffle = $state(false);
  content = $state("");

  constructor(
    readonly game: GameInfo,
    private readonly offer: Offer,
  ) {
    this.players = game.players[Math.floor(game.players.length / 2)] ?? 2;
    this.arrange("bots");
  }

  /** Whether the game can start at once, because no seat is open. */
  get complete(): boolean {
    return this.seats.every((seat) => seat.kind !== "open");
  }

  /** The kind of opponents, if one word says it. */
  get company(): Company | "" {
    const rest = this.seats.slice(1).map((seat) => seat.kind);
    return (this.seats[0]?.kind === "me" && COMPANY.find((one) => rest.every((kind) => kind === KINDS[one]))) || "";
  }

  arrange(company: Company): void {
    this.seats = Array.from({ length: this.players }, (_, number) => this.seat(number ? KINDS[company] : "me", number));
  }

  resize(players: number): void {
    const like = this.seats.at(-1)?.kind ?? "bot";
    const more = Array.from({ length: Math.max(0, players - this.seats.length) }, (_, i) =>
      this.seat(like, this.seats.length + i),
    );
    this.seats = [...this.seats.slice(0, players), ...more];
    this.players = players;
  }

  /** The request to the server. */
  body(): NewTable {
    const options = unusual(this.game.options, this.options, this.players);
    const terms: Terms = {
      players: this.players,
      options,
      clock: this.clockTerms(),
      undo: this.undo,
      takeover: this.takeover,
      watchers: this.watchers,
      ...(this.content ? { content: this.content } : {}),
    };
    const seats = this.seats.map((seat) => ({
      ...seat,
      level: seat.kind === "bot" ? seat.level : "",
      name: seat.kind === "me" ? seat.name.trim() : "",
    }));
    return {
      game: this.game.id,
      terms,
      seats,
      listed: this.listed,
      shuffle: this.shuffle,
      start: this.complete,
      word: luckyWord(),
    };
  }

  private clockTerms(): NonNullable<Terms["clock"]> {
    if (this.clock === "live")
      return { kind: "live", seconds: Math.round(this.minutes * 60), increment: this.increment };
    return this.clock === "days" ? { kind: "days", days: this.days } : { kind: "none" };
  }

  private seat(kind: SeatDraft["kind"], number: number): SeatDraft {
    const name = number ? words.say("hot-seat-name", { number: number + 1 }) : ""; // the first one has a name
    return { kind, level: this.offer.usual_level, name };
  }
}
