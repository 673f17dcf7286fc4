// The lists of the lobby, refreshed from time to time.
import { call } from "../../api";
import { store } from "../../device.svelte";
import { person } from "../../me.svelte";
import type { Summary } from "../../wire";
import { grouped, sitsAt, type Groups } from "../parts/tables";

const PAUSE = 15_000;
const WAITING = "waiting"; // where the device stores the height of the list of waiting tables

const remembered = (): number => {
  try {
    return Number(localStorage.getItem(WAITING)) || 0;
  } catch {
    return 0;
  }
};

export class LobbyLists {
  open = $state.raw<Summary[] | null>(null);
  playing = $state.raw<Summary[] | null>(null);
  mine = $state.raw<Groups | null>(null);
  now = $state(Date.now() / 1000);
  readonly expected = remembered(); // pixels to reserve for "your turn" until it is loaded

  /** Refresh now and from time to time; return how to stop. */
  watch(): () => void {
    const look = () => void (document.hidden || this.look());
    const timer = setInterval(look, PAUSE);
    document.addEventListener("visibilitychange", look);
    void this.look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async look(): Promise<void> {
    await Promise.all([this.lookAround(), this.lookAtMine()]);
    this.now = Date.now() / 1000;
  }

  private async lookAround(): Promise<void> {
    const lobby = await call("lobby").catch(() => null);
    if (!lobby) return;
    this.open = lobby.open;
    this.playing = lobby.playing.filter(
      (table) => table.terms.watchers !== false || sitsAt(table, person.me?.id ?? ""),
    );
  }

  private async lookAtMine(): Promise<void> {
    if (!person.known) await person.load();
    const id = person.me?.id ?? "";
    const found = id ? await call("my_tables").catch(() => null) : { tables: [], more: false };
    if (!found) return;
    this.mine = grouped(found.tables, id);
  }

  /** Store the height of the list of waiting tables for the next visit. */
  measured(height: number): void {
    if (this.mine) store(WAITING, this.mine.turn.length ? String(height) : "");
  }
}
