import { describe, expect, it } from "vitest";
import { example } from "./example";
import { inLine, squaresOf } from "./read";
import { led } from "./rove";

const view = example();
const squares = squaresOf(view);
const rows = { squares, provinces: inLine(view.provinces, squares), regions: inLine(view.regions, squares) };
const go = (place: string, key: string, targets: string[] = []) => led(rows, place, key, new Set(targets));

describe("the focus", () => {
  it("goes along the wall, over the join", () => {
    expect(go("b13", "ArrowRight")).toBe("a1");
    expect(go("b1", "ArrowLeft")).toBe("b1");
    expect(go("a7", "Home")).toBe("b1");
    expect(go("bIII", "ArrowRight")).toBe("aI");
  });

  it("goes north and south", () => {
    expect(go("a5", "ArrowUp")).toBe("aN2");
    expect(go("a5", "ArrowDown")).toBe("aII");
    expect(go("aII", "ArrowUp")).toBe("a5");
    expect(go("aN2", "ArrowDown")).toBe("a5");
    expect(go("aN2", "ArrowUp")).toBe("");
  });

  it("jumps to the next province", () => {
    expect(go("a5", "]")).toBe("a9");
    expect(go("aII", "[")).toBe("aI");
    expect(go("a9", "]")).toBe("");
  });

  it("jumps to legal places, around the ends", () => {
    expect(go("b1", "n", ["b4", "a2", "aIII"])).toBe("b4");
    expect(go("a2", "n", ["b4", "a2", "aIII"])).toBe("aIII");
    expect(go("b4", "p", ["b4", "a2", "aIII"])).toBe("aIII");
    expect(go("b4", "n")).toBe("");
  });
});
