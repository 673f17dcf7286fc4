import { describe, expect, it } from "vitest";
import { confirms } from "./press";

describe("a press", () => {
  const press = (detail: number, pointerType = "mouse") => ({ detail, pointerType }) as unknown as MouseEvent;

  it("sends what is chosen by Enter or a double click, never by a finger", () => {
    expect(confirms(press(0, ""), "chosen")).toBe(true);
    expect(confirms(press(2), "chosen")).toBe(true);
    expect(confirms(press(1), "chosen")).toBe(false);
    expect(confirms(press(2, "touch"), "chosen")).toBe(false);
    expect(confirms(press(0, ""), "legal")).toBe(false);
  });
});
