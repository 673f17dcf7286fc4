import { describe, expect, it, vi } from "vitest";
import type { Play } from "./play";
import type { ChangChengView } from "./wire";
import { Choice } from "./choosing.svelte";
import { example } from "./example";

function playing(legal: string[], changes: Partial<ChangChengView> = {}) {
  const whyNot = vi.fn(() => Promise.resolve());
  const notNow = vi.fn();
  const send = vi.fn(() => Promise.resolve());
  const play = {
    legal,
    view: example(changes),
    viewer: 0,
    deciding: true,
    game: "chang-cheng",
    whyNot,
    notNow,
    send,
  } as unknown as Play;
  return { choice: new Choice(play), whyNot, notNow, send };
}

describe("pieces", () => {
  const legal = ["wall a6", "wall a7", "card flood aII", "card flood aIII", "double a6", "double a9", "tower a9"];

  it("start with the single wall held", () => {
    const { choice } = playing(legal);
    expect(choice.held).toBe("wall");
    expect([...choice.targets.keys()]).toEqual(["a6", "a7"]);
  });

  it("go where the player points, and nowhere before", () => {
    const { choice, send } = playing(legal);
    expect(choice.text).toBe("");
    choice.pick("a7");
    expect(choice.text).toBe("wall a7");
    choice.send();
    expect(send).toHaveBeenCalledWith("wall a7");
  });

  it("on an illegal place ask the server why", () => {
    const { choice, whyNot, notNow } = playing(legal);
    choice.pick("a1");
    expect(whyNot).toHaveBeenCalledWith("wall a1");
    for (const place of ["aII", "aN1"]) choice.pick(place); // no place for a wall: what is wanted is said again
    expect(whyNot).toHaveBeenCalledTimes(1);
    expect(notNow).toHaveBeenCalledTimes(2);
  });

  it("of two squares can be placed by either square", () => {
    const { choice } = playing(legal);
    choice.key("d");
    choice.pick("a10");
    expect(choice.text).toBe("double a9");
    choice.pick("a6");
    expect(choice.text).toBe("double a6");
  });

  it("keep their place if another piece may stand there", () => {
    const { choice } = playing(legal);
    choice.pick("a6");
    choice.hold("double");
    expect(choice.text).toBe("double a6");
    choice.hold("tower");
    expect(choice.text).toBe("");
  });

  it("can be taken back step by step", () => {
    const { choice } = playing(legal);
    choice.key("3");
    choice.pick("aII");
    expect(choice.text).toBe("card flood aII");
    expect(choice.back()).toBe(true);
    expect(choice.held).toBe("card flood");
    expect(choice.back()).toBe(true);
    expect(choice.held).toBe("wall");
    expect(choice.back()).toBe(false);
  });

  it("that cannot be held now ask the server why", () => {
    const { choice, whyNot } = playing(["wall a6"]);
    choice.key("t");
    expect(choice.held).toBe("wall");
    expect(whyNot).toHaveBeenCalledWith("tower b1");
  });
});

describe("a player with two colours", () => {
  const legal = ["red wall a6", "violet wall a6", "violet tower a9"];
  const colours = { red: 0, violet: 0, green: 1 };

  it("switches colour when the key is pressed again", () => {
    const { choice } = playing(legal, { colours });
    expect(choice.held).toBe("red wall");
    choice.key("w");
    expect(choice.held).toBe("violet wall");
    choice.key("w");
    expect(choice.held).toBe("red wall");
    choice.key("t"); // red has none
    expect(choice.held).toBe("violet tower");
  });
});

describe("answers", () => {
  it("without a place are chosen by number", () => {
    const { choice } = playing(["flood +2", "flood -2"]);
    choice.key("2");
    expect(choice.text).toBe("flood -2");
    choice.back();
    expect(choice.text).toBe("");
  });

  it("about the order of two provinces are provinces", () => {
    const { choice, whyNot } = playing(["first aI", "first aII"]);
    choice.pick("aII");
    expect(choice.text).toBe("first aII");
    choice.pick("bI");
    expect(whyNot).toHaveBeenCalledWith("first bI");
  });

  it("of the Traitor are a wall or a region", () => {
    const { choice, whyNot } = playing(["break a1", "remove aN1"]);
    choice.pick("a1");
    expect(choice.text).toBe("break a1");
    choice.pick("aN1");
    expect(choice.text).toBe("remove aN1");
    choice.pick("aN3");
    expect(whyNot).toHaveBeenCalledWith("remove aN3");
  });

  it("of the Mandarin are two walls, in any order", () => {
    const { choice, whyNot } = playing(["swap a1 b3", "swap a1 a8", "no swap"]);
    choice.pick("b3");
    expect(choice.text).toBe("");
    expect([...choice.targets.keys()]).toEqual(["a1"]);
    choice.pick("a8");
    expect(whyNot).toHaveBeenCalledWith("swap b3 a8");
    choice.pick("a1");
    expect(choice.text).toBe("swap a1 b3");
    choice.pick("a8"); // begins anew
    expect(choice.picked).toEqual(["a8"]);
  });

  it("of a hint are chosen as a whole", () => {
    const { choice } = playing(["wall a6", "card flood aII", "no neutral"]);
    choice.choose("card flood aII");
    expect([choice.held, choice.text]).toEqual(["card flood", "card flood aII"]);
    choice.choose("no neutral");
    expect(choice.text).toBe("no neutral");
  });
});
