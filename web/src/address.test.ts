import { expect, test } from "vitest";
import { decoded } from "./address";

test("a part of an address is decoded; an invalid one stays as it is", () => {
  expect(["a%20wall", "%E9%95%BF", "100%", "%E0%A4%A"].map(decoded)).toEqual(["a wall", "长", "100%", "%E0%A4%A"]);
});
