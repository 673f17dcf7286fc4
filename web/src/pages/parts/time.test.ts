import { expect, test } from "vitest";
import { ago, bytes, duration } from "./time";

test("the past is given in its largest unit", () => {
  expect(ago(1000, 1000 + 7300, "en")).toBe("2 hours ago");
  expect(ago(1000, 1000 + 90_000, "en")).toBe("yesterday");
  expect(ago(2000, 1000, "en")).toBe("now"); // the server's clock may be ahead of ours
});

test("a duration is given in a unit that divides it", () => {
  expect(duration(1200, "en")).toBe("20 minutes");
  expect(duration(86_400, "hu")).toBe("1 nap");
  expect(duration(90, "en", "short")).toBe("90 sec");
  expect(duration(0, "en")).toBe("0 seconds");
});

test("bytes are given in thousands", () => {
  expect(bytes(0, "en")).toBe("0 byte");
  expect(bytes(1_234_567, "en")).toBe("1.2 MB");
});
