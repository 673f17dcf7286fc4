import { beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES, words } from "./words.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
  await words.learn("chang-cheng", "great-wall");
});

describe("words", () => {
  it("names moves as the terminal does", () => {
    const say = (game: string, text: string, colours: string[]) => words.move({ seat: 0, text }, colours, game);
    expect(say("chang-cheng", "wall a7", ["red"])).toBe("Red builds a wall on a7.");
    expect(say("chang-cheng", "card ? aII", ["red"])).toBe("Red lays a card face down in aII.");
    expect(say("chang-cheng", "blue wall a7", ["red+blue"])).toBe("Red + Blue builds a blue wall on a7.");
    expect(say("chang-cheng", "no swap", ["red"])).toBe("Red does not use the Mandarin.");
    expect(say("great-wall", "play 3 foot at 2", ["red"])).toBe("Red plays 3 foot soldiers to section 2.");
    expect(say("great-wall", "play dragon at 1 over blue keep", ["red"])).toBe(
      "Red covers the blue keep in section 1 with a dragon.",
    );
  });

  it("says nothing about a hidden draw", () => {
    expect(words.move({ seat: -1, text: "card red ?" }, ["red"], "great-wall")).toBe("");
  });

  it("puts the seat's name into notes and prompts", () => {
    const note = { code: "scouted", clause: "CC-6.1", facts: { seat: 2, region: "aN1" } };
    expect(words.note(note, ["red", "green"], "chang-cheng")).toBe("Green looks at the threat counter of aN1.");
    expect(words.prompt({ code: "opening", clause: "" }, [], "chang-cheng")).toContain("single wall");
  });

  it.each(LANGUAGES)("speaks %s", async (language) => {
    await words.speak(language);
    expect(words.say("confirm")).not.toBe("confirm");
    expect(words.say("points", { points: 5 })).toContain("5");
    expect(words.refusal({ t: "refused", code: "own-card", facts: { card: "keep", wall: 1 } }, "great-wall")).toContain(
      "1",
    );
  });
});
