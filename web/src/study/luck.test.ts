// The fixtures are records that a server gave out (`GET /api/tables/{id}/record`) after games between one
// person, who had given a word for the luck, and random bots.
import { describe, expect, it } from "vitest";
import changCheng from "./fixtures/chang-cheng-2.txt?raw";
import forked from "./fixtures/fork.txt?raw";
import greatWall from "./fixtures/great-wall-2.txt?raw";
import { check, NotProven, open, prove } from "./luck";

function verified(text: string): number {
  const luck = open(text);
  luck.lines.forEach((_, k) => prove(check(luck, k)));
  return luck.lines.length;
}

function refusal(text: string): Pick<NotProven, "code" | "facts"> {
  try {
    verified(text);
  } catch (error) {
    if (error instanceof NotProven) return { code: error.code, facts: error.facts };
    throw error;
  }
  return { code: "proven", facts: {} };
}

describe("records of a server", () => {
  it("are proven, each with as many draws as tools/verify_luck.py finds", () => {
    expect(verified(changCheng)).toBe(23);
    expect(verified(greatWall)).toBe(59);
  });

  it("are proven from where a fork starts", () => {
    expect(verified(forked)).toBe(7);
    expect(open(forked).fork).toBe(35);
  });

  it("may say how the players ended the game", () => {
    expect(verified(changCheng.replace("\n\n", "\nend time 1\nend resigned 2\n\n"))).toBe(23);
  });

  it("may have other line endings and spaces", () => {
    expect(verified(changCheng.replaceAll("\n", "\r\n").replaceAll(" - ", "\t -  "))).toBe(23);
  });

  it("list the outcomes of each draw", () => {
    const draw = check(open(changCheng), 0);
    expect(draw).toMatchObject({
      draw: 1,
      move: 1,
      total: 2,
      outcomes: [
        { weight: 1, text: "start 1" },
        { weight: 1, text: "start 2" },
      ],
    });
    expect(draw.expected).toBe(draw.text);
    expect(Number(BigInt(`0x${draw.number}`) % 2n)).toBe(draw.rest);
  });
});

describe("a changed record", () => {
  const line = changCheng.split("\n").find((one) => one.startsWith("4 - ")) ?? "";

  it("is detected, with the number of the draw", () => {
    const [, value = ""] = /reputation aI (\d)/.exec(line) ?? [];
    const other = value === "0" ? "1" : "0";
    const tampered = changCheng.replace(`4 - reputation aI ${value} `, `4 - reputation aI ${other} `);
    expect(refusal(tampered)).toEqual({
      code: "other-draw",
      facts: { number: 4, draw: 4, text: `reputation aI ${other}`, expected: `reputation aI ${value}` },
    });
  });

  it("is detected by its secret", () => {
    const secret = open(changCheng).secret;
    const other = (secret.startsWith("0") ? "1" : "0") + secret.slice(1);
    expect(refusal(changCheng.replace(secret, other)).code).toBe("other-secret");
    expect(refusal(changCheng.replace(secret, secret.slice(1))).code).toBe("not-a-secret");
  });

  it("is detected by a word, or by the place of a draw", () => {
    expect(refusal(changCheng.replace("word 1 ", "word 1 x")).code).toBe("other-draw");
    expect(refusal(changCheng.replace(`${line}\n`, "")).facts["draw"]).toBeTypeOf("number");
    expect(refusal(changCheng.replace(/\n\n/, "\nword 1 again\n\n"))).toEqual({
      code: "header-twice",
      facts: { field: "word 1" },
    });
  });

  it("proves nothing without commitment, secret or odds", () => {
    expect(refusal(changCheng.replace(/^commitment.*\n/m, "")).code).toBe("no-commitment");
    expect(refusal(changCheng.replace(/^secret.*\n/m, "")).code).toBe("no-secret");
    expect(refusal(changCheng.replace(/^(1 - .*) #.*$/m, "$1"))).toEqual({
      code: "no-odds",
      facts: { number: "1", draw: 1 },
    });
    expect(refusal(changCheng.replace(/^(1 - .*) #.*$/m, "$1 # start 1")).code).toBe("not-odds");
    expect(refusal("hello").code).toBe("not-a-record");
  });
});
