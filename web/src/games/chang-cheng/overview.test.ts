import { render } from "svelte/server";
import { expect, test } from "vitest";
import Overview from "./Overview.svelte";
import type { Square } from "./read";

test("no width is negative before the window is measured", () => {
  const square = { name: "a1", index: 0, block: null, province: "aI", region: "aN1" } as unknown as Square;
  const { body } = render(Overview, {
    props: { squares: [square], targets: new Set(["a1"]), from: 0, part: 1, go: () => undefined },
  });
  expect(body).toContain("<rect");
  expect(body).not.toContain('width="-');
});
