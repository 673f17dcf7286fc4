// Verifies the luck of a record against its commitment: repeats every draw from the secret and the words of the seats.
// The same as tools/verify_luck.py, which explains how it works.
import { bytesOf, hexOf, hmac, sha256 } from "./sha256";

/** The luck of a record is not proven: a code and facts for its text. */
export class NotProven extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

export interface Outcome {
  weight: number;
  text: string;
}

export interface Luck {
  game: string;
  commitment: string;
  secret: string;
  words: string[]; // by seat, empty where it gave none
  fork: number; // how many moves were inherited from another game
  key: Uint8Array;
  lines: string[]; // the key of the draws
}

export interface Draw {
  draw: number; // counted from 1
  move: number;
  text: string; // as the record has it
  outcomes: Outcome[];
  total: number;
  number: string; // what the key gives, the first 8 bytes in hexadecimal
  rest: number; // that number modulo the total
  expected: string;
}

const FORMAT = "wanli record 1";
const SPAN = 2n ** 64n;
// as Python splits lines and words
const LINES = /\r\n|[\n\v\f\r\x1c-\x1e\x85\u2028\u2029]/;
const WHITE = /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Read the luck of a record; throw NotProven if its secret does not match the commitment. */
export function open(text: string): Luck {
  const { head, moves } = split(text);
  if (!head.get("commitment")) throw new NotProven("no-commitment");
  if (!head.get("secret")) throw new NotProven("no-secret");
  const [commitment, secret] = [head.get("commitment")!.toLowerCase(), head.get("secret")!];
  if (!/^[0-9a-f]{64}$/i.test(secret)) throw new NotProven("not-a-secret", { text: secret });
  const found = hexOf(sha256(bytesOf(secret)));
  if (found !== commitment) throw new NotProven("other-secret", { commitment, found });
  const fork = numberOf(head, "fork", 0);
  const players = numberOf(head, "players");
  const words = Array.from({ length: Math.min(players, 99) }, (_, i) => head.get(`word ${i + 1}`) ?? "");
  const key = hmac(bytesOf(secret), bytes(`wanli luck 1\n${words.join("\n")}`));
  const lines = moves.slice(fork).filter((line) => line.split(" ")[1] === "-");
  return { game: head.get("game") ?? "", commitment, secret, words, fork, key, lines };
}

/** Repeat draw k, counted from 0; throw NotProven if its line cannot be read. */
export function check(luck: Luck, k: number): Draw {
  const line = luck.lines[k] ?? "";
  const [made = "", told] = line.split(/#(.*)/s).map((part) => part.trim());
  const [, number = "", text = ""] = /^(\S+) - (.*)$/.exec(made) ?? [];
  if (!/^\d+$/.test(number) || !text) throw new NotProven("not-a-move-line", { text: line });
  if (told === undefined) throw new NotProven("no-odds", { number, draw: k + 1 });
  const outcomes = told.split(";").map((part) => outcomeOf(part.trim(), told));
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  if (total <= 0) throw new NotProven("not-odds", { text: told });
  const x = below(luck.key, k, total);
  const rest = Number(x % BigInt(total));
  let upTo = 0;
  const expected = outcomes.find(({ weight }) => (upTo += weight) > rest)?.text ?? "";
  return {
    draw: k + 1,
    move: Number(number),
    text,
    outcomes,
    total,
    number: x.toString(16).padStart(16, "0"),
    rest,
    expected,
  };
}

/** Throw NotProven if a draw differs from the record. */
export function prove(draw: Draw): void {
  const { move: number, draw: at, text, expected } = draw;
  if (text !== expected) throw new NotProven("other-draw", { number, draw: at, text, expected });
}

function split(text: string): { head: Map<string, string>; moves: string[] } {
  const lines = text.split(LINES).map((line) => line.split(WHITE).filter(Boolean).join(" "));
  if (lines[0] !== FORMAT) throw new NotProven("not-a-record", { expected: FORMAT });
  const end = lines.includes("") ? lines.indexOf("") : lines.length;
  const head = new Map<string, string>();
  for (const line of lines.slice(1, end)) {
    const [field = "", value = ""] = line.startsWith("word ")
      ? parted(line, /^(word \S+) ?(.*)$/)
      : parted(line, /^(\S+) ?(.*)$/);
    if (head.has(field) && /^(word |secret|commitment|fork)/.test(field))
      throw new NotProven("header-twice", { field });
    head.set(field, value);
  }
  return { head, moves: lines.slice(end).filter(Boolean) };
}

const parted = (line: string, shape: RegExp): string[] => (shape.exec(line) ?? []).slice(1);

function numberOf(head: Map<string, string>, field: string, usual?: number): number {
  const text = head.get(field) ?? usual?.toString();
  if (text === undefined) throw new NotProven("header-missing", { field });
  if (!/^\d{1,6}$/.test(text)) throw new NotProven("not-a-number", { field, text });
  return Number(text);
}

function outcomeOf(part: string, told: string): Outcome {
  const [, weight, text] = /^(\d{1,6}) (.+)$/.exec(part) ?? [];
  if (!weight || !text) throw new NotProven("not-odds", { text: told });
  return { weight: Number(weight), text };
}

/** The number of draw k. The last few below 2**64 are rejected, so that every remainder is equally likely. */
function below(key: Uint8Array, k: number, n: number): bigint {
  for (let attempt = 0; ; attempt++) {
    const x = BigInt(`0x${hexOf(hmac(key, bytes(`${k}:${attempt}`)).slice(0, 8))}`);
    if (x < SPAN - (SPAN % BigInt(n))) return x;
  }
}
