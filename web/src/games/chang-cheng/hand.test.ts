import { beforeAll, expect, test, vi } from "vitest";
import { rendered } from "../../rendered";
import type { Play } from "./play";
import { words } from "../../words.svelte";
import { Choice } from "./choosing.svelte";
import { example } from "./example";
import Hand from "./Hand.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
  await words.learn("chang-cheng");
});

test("a card can be chosen, shows where it was laid, or is gone", () => {
  const view = example({ legal: ["card flood aI", "wall a6"] });
  const play = {
    view,
    legal: view.legal,
    viewer: 0,
    deciding: true,
    game: "chang-cheng",
    colours: ["red", "green"],
    story: [],
  } as unknown as Play;
  play.choosing = new Choice(play);
  const { text, tags } = rendered(Hand, { play, colour: "red", prefix: "", take: () => undefined });
  expect(tags("button").map((tag) => /data-hold="([^"]*)"/.exec(tag)?.[1])).toEqual(["card flood"]);
  expect(tags("button")[0]).toContain('aria-disabled="false"');
  expect(text.match(/aII/g)).toHaveLength(2); // the builder and the mandarin of the example
  expect(tags("li").filter((tag) => tag.includes("gone"))).toHaveLength(3);
});
