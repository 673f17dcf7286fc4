// Requests to the server. A response that refuses is thrown as a Refusal, which words.svelte.ts can put into words.
import { BadMessage, parsed, type Operations } from "./shapes";
import { operations, shapes, type Refused, type Responses } from "./wire";

export type Operation = keyof Responses;

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

const refusedAs = (code: string): Refused => ({ t: "refused", code, facts: {}, clause: "", id: "" });

/** Send a request by the name of its operation. */
export async function call<O extends Operation>(operation: O, parts: Parts = {}): Promise<Responses[O]> {
  const [method, template, shape]: Operations[string] = operations[operation];
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.path?.[name] ?? ""));
  const query = new URLSearchParams(Object.entries(parts.query ?? {}).map(([key, value]) => [key, String(value)]));
  const response = await sent(query.size ? `${path}?${query}` : path, {
    method,
    headers: { ...(method === "GET" ? {} : { "content-type": "application/json" }), ...parts.headers },
    body: method === "GET" ? null : JSON.stringify(parts.body ?? {}),
  });
  if (shape) return jsonOf<Responses[O]>(response, shape);
  return (response.status === 204 ? undefined : await response.text()) as Responses[O];
}

/** Send a request; throw a Refusal unless it succeeds. */
export async function sent(address: string, request: RequestInit): Promise<Response> {
  const response = await fetch(address, request).catch(() => null);
  if (!response) throw new Refusal(0, refusedAs("offline"));
  if (!response.ok) throw new Refusal(response.status, await refusedOf(response));
  return response;
}

/** Return the JSON of a response; throw a Refusal if it does not match its type, as after an upgrade. */
async function jsonOf<T>(response: Response, shape: NonNullable<Operations[string][2]>): Promise<T> {
  try {
    return parsed<T>(await response.json(), shape, shapes);
  } catch (error) {
    if (!(error instanceof BadMessage || error instanceof SyntaxError)) throw error;
    console.error(response.url, error);
    throw new Refusal(response.status, refusedAs("unreadable-message"));
  }
}

/** Return why a request was refused; a proxy without its server sends no such message. */
async function refusedOf(response: Response): Promise<Refused> {
  try {
    return parsed<Refused>(await response.json(), "Refused", shapes);
  } catch {
    return refusedAs("offline");
  }
}
