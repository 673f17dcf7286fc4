// @vitest-environment node
import { expect, test, vi } from "vitest";

vi.mock("../../me.svelte", () => ({ person: {} }));
vi.mock("../../router.svelte", () => ({ router: {} }));
vi.mock("../../device.svelte", () => ({ keep: () => undefined }));
const { wishFor } = await import("./playNow");

const offer = { levels: ["novice", "easy", "medium", "strong", "master"], usual_level: "medium" };

test("a first game has the default level and a medium number of players", () => {
  expect(wishFor({ players: [2, 3, 4] }, offer, "")).toEqual({ players: 3, level: "medium" });
  expect(wishFor({ players: [2, 3, 4, 5] }, offer, "")).toEqual({ players: 4, level: "medium" });
});

test("the last choice is used again if it is still offered", () => {
  expect(wishFor({ players: [2, 3, 4] }, offer, "2 strong")).toEqual({ players: 2, level: "strong" });
  expect(wishFor({ players: [2, 3, 4] }, offer, "6 godlike")).toEqual({ players: 3, level: "medium" });
});
