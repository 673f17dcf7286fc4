// A small position for the tests: two boards, b joined on the left of a.
import type { Told } from "../../wire";
import type { ChangChengView, Standing } from "./wire";

const ROWS = { a: "r g/ b= b= r^ . . g . . . . .", b: ". . r . . . . . . . . v= v=" };
const LENGTHS = { a: [4, 4, 5], b: [6, 4, 3] };
const names = (board: string, from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => `${board}${from + i + 1}`);

function areas(board: "a" | "b", name: (i: number) => string): { name: string; squares: string[] }[] {
  let from = 0;
  return LENGTHS[board].map((length, i) => ({ name: name(i + 1), squares: names(board, from, (from += length)) }));
}

const provinces = (["a", "b"] as const).flatMap((board) => areas(board, (i) => board + "I".repeat(i)));
const regions = (["a", "b"] as const).flatMap((board) => areas(board, (i) => `${board}N${i}`));

export function example(
  changes: Partial<ChangChengView> = {},
  table: Partial<ChangChengView["table"]> = {},
): ChangChengView {
  return {
    game: "chang-cheng",
    players: 2,
    viewer: 0,
    current: 0,
    over: false,
    scores: [0, 0],
    prompt: { code: "first-half", clause: "CC-3.2", facts: {} },
    legal: [],
    colours: { red: 0, green: 1 },
    neutral: "blue",
    known_threat: {},
    kept: { a6: "red" },
    own_cards: { red: { flood: "hand", builder: "aII", mandarin: "aII" } },
    provinces: provinces.map((one): Standing => ({ ...one, left: one.name === "aI" ? 0 : 2, value: 3, blocks: {} })),
    stock: {
      red: { wall: 12, double: 1, tower: 0 },
      green: { wall: 12, double: 1, tower: 1 },
      blue: { wall: 10, double: 0, tower: 0 },
    },
    regions: regions.map((one) => ({ ...one, lies: "down", threat: null })),
    table: {
      players: 2,
      line: "ba",
      rows: ROWS,
      lying: { aII: { red: 2, green: 2 } },
      emperors: 1,
      scoring: {},
      ...table,
    },
    ...changes,
  };
}

export const told = (seat: number, text: string, notes: Told["notes"] = []): Told => ({ seat, text, notes });
