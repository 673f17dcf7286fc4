import { afterEach, expect, test, vi } from "vitest";
import { call, Refusal } from "./api";

const serve = (body: string, status = 200) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
const refusal = (error: unknown) => (error instanceof Refusal ? [error.status, error.refused.code] : error);

afterEach(() => vi.unstubAllGlobals());

test("a response that matches its type is returned", async () => {
  serve('{"key": "x"}');
  expect(await call("push_key")).toEqual({ key: "x" });
});

test.each(['{"code": 7}', "<html>", "null"])("a response that does not match is refused: %s", async (body) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  serve(body);
  expect(await call("push_key").catch(refusal)).toEqual([200, "unreadable-message"]);
});

test("a refusal carries the code of the server, and that of no server if a proxy answers", async () => {
  serve('{"t": "refused", "code": "not-legal"}', 409);
  expect(await call("me").catch(refusal)).toEqual([409, "not-legal"]);
  serve("<html>", 502);
  expect(await call("me").catch(refusal)).toEqual([502, "offline"]);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await call("me").catch(refusal)).toEqual([0, "offline"]);
});
