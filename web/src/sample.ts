// For tests: complete messages of the server, a test gives only the fields that it is about.
import type { TableInfo, Update, View, You } from "./wire";

export function sampleView(changes: Partial<View> = {}): View {
  const prompt = { code: "take", clause: "HE-1", facts: {} };
  const view = { game: "heaps", players: 2, viewer: 0, current: 0, over: false, scores: [0, 0], prompt, legal: [] };
  return { ...view, ...changes };
}

export function sampleTable(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t",
    game: "heaps",
    rules_version: 1,
    status: "playing",
    listed: false,
    host: "",
    terms: { players: 2 },
    seats: [],
    created_at: 0,
    changed_at: 0,
    version: 1,
    turn: 0,
    commitment: "",
    ...changes,
  };
}

const YOU: You = { seats: [0], viewer: 0, may_undo: false, may_ask_undo: false };

export function sampleUpdate(changes: Partial<Update> = {}): Update {
  const rest = { you: YOU, view: sampleView(), told_from: 0, told: [] };
  return { t: "update", version: 1, now: 0, table: sampleTable(), ...rest, ...changes };
}
