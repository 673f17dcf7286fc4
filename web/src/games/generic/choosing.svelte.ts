// Choosing a move from the list of all legal moves.
import type { Play } from "../../table/play.svelte";
import { words } from "../../words.svelte";
import type { Choosing } from "..";

export class ListChoosing implements Choosing {
  private chosen = $state("");

  constructor(private readonly play: Play) {}

  get text(): string {
    return this.play.legal.includes(this.chosen) ? this.chosen : "";
  }

  get summary(): string {
    return this.text ? this.name(this.text) : "";
  }

  get confirmLabel(): string {
    return "";
  }

  /** A move in words if the game has a text for it, else in notation. */
  name(text: string): string {
    const { play } = this;
    const hasWords = text.split(" ").some((word) => words.has(`move-${word}`, play.game));
    return hasWords ? words.move({ seat: play.viewer, text }, play.colours, play.game) : text;
  }

  choose(text: string): void {
    this.chosen = text;
  }

  back(): boolean {
    const had = this.text !== "";
    this.chosen = "";
    return had;
  }

  clear(): void {
    this.chosen = "";
  }

  /** Number keys choose from the list. */
  key(key: string): boolean {
    const text = /^[1-9]$/.test(key) ? this.play.legal[Number(key) - 1] : undefined;
    if (text) this.choose(text);
    return text !== undefined;
  }
}
