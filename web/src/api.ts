// Requests to the server. An answer that refuses is thrown as a Refusal, which words.ts can say.
import { operations, type Refused } from "./wire";

export type Operation = keyof typeof operations;

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused,
  ) {
    super(refused.code);
  }
}

type Parts = {
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
};

/** Ask the server for something by the name of its operation. */
export async function call<T>(operation: Operation, parts: Parts = {}): Promise<T> {
  const [method, template] = operations[operation];
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.path?.[name] ?? ""));
  const query = new URLSearchParams(Object.entries(parts.query ?? {}).map(([key, value]) => [key, String(value)]));
  const response = await fetch(query.size ? `${path}?${query}` : path, {
    method,
    headers: { ...(method === "GET" ? {} : { "content-type": "application/json" }), ...parts.headers },
    body: method === "GET" ? null : JSON.stringify(parts.body ?? {}),
  }).catch(() => {
    throw new Refusal(0, { t: "refused", code: "offline", facts: {}, clause: "", id: "" });
  });
  if (!response.ok) throw new Refusal(response.status, await refusedOf(response));
  if (response.status === 204) return undefined as T;
  const isJson = response.headers.get("content-type")?.includes("json");
  return (isJson ? await response.json() : await response.text()) as T;
}

async function refusedOf(response: Response): Promise<Refused> {
  try {
    return (await response.json()) as Refused;
  } catch {
    return { t: "refused", code: "offline", facts: {}, clause: "", id: "" };
  }
}
