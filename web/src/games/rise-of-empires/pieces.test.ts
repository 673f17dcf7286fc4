import { expect, test } from "vitest";
import type { WonderView } from "./wire";
import { wonderPiece } from "./pieces";

const wonder = (id: string, number: number): WonderView => ({
  id,
  number,
  site: "gaul",
  holder: "red",
  marked: true,
  beyond_reach: false,
  upkeep_due: 0,
  vp_due: 0,
});

test("each wonder of a content set has a drawing, whatever its name", () => {
  const three = ["wonder-1b", "wonder-2b-first", "wonder-2b-second"].map((id, i) => wonderPiece(wonder(id, i + 1)));
  expect(three).toEqual(["re-wonder-a", "re-wonder-b", "re-wonder-c"]);
  expect(["colossus", "lighthouse", "gardens"].map((id, i) => wonderPiece(wonder(id, i + 1)))).toEqual(three);
  expect(wonderPiece(wonder("mausoleum", 4))).toBe("re-wonder-a");
});
