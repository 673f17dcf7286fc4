// Checks messages from the server against the generated shapes, so that a message which does not match its type is
// reported where it comes in, not where it is used.

/**
 * The shape of a value, as tools/wire_types.py writes it: "string", "number", "boolean", "null" or "unknown"; the name
 * of another shape; an object by its fields ("name?" for an optional one); or a list that starts with its kind.
 */
export type Shape = string | { readonly [field: string]: Shape } | Compound;
type Compound =
  | readonly ["list" | "map", Shape]
  | readonly ["tuple" | "or", ...Shape[]]
  | readonly ["one", ...(string | number | boolean)[]];

export type Shapes = Readonly<Record<string, Shape>>;
/** The requests: method, address and the shape of a JSON response. */
export type Operations = Record<string, [method: string, path: string, shape?: Shape]>;

/** A message from the server that does not match its type. */
export class BadMessage extends Error {
  override readonly name = "BadMessage";
}

type Kind = "string" | "number" | "boolean";
const PLAIN: readonly string[] = ["string", "number", "boolean"] satisfies Kind[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Return a value under its type; throw a BadMessage that names the first wrong part if it does not match the shape. */
export function parsed<T>(value: unknown, shape: Shape, shapes: Shapes): T {
  const fault = faultIn(value, shape, shapes, typeof shape === "string" ? shape : "message");
  if (fault) throw new BadMessage(`not as expected: ${fault}`);
  return value as T; // the types and the shapes are generated from the same schema
}

/** The same for JSON that this device has stored, maybe by an older version of the page: null if it does not match. */
export function parsedStored<T>(json: string | null, shape: Shape, shapes: Shapes): T | null {
  try {
    return json ? parsed<T>(JSON.parse(json), shape, shapes) : null;
  } catch {
    return null;
  }
}

/** The path of the first part of a value that does not match; "" if all of it does. */
export function faultIn(value: unknown, shape: Shape, shapes: Shapes, path: string): string {
  if (typeof shape === "string") return faultInNamed(value, shape, shapes, path);
  if (!isCompound(shape)) return faultInFields(value, shape, shapes, path);
  const [kind, ...rest] = shape;
  if (kind === "one") return rest.some((one) => one === value) ? "" : path;
  const parts = rest as readonly Shape[];
  if (kind === "or")
    return parts.some((one) => !faultIn(value, one, shapes, path)) ? "" : nearestFault(value, parts, shapes, path);
  if (kind === "map" ? !isObject(value) : !Array.isArray(value)) return path;
  const values: [string, unknown][] = Object.entries(value as object);
  if (kind === "tuple" && values.length !== parts.length) return path;
  return firstOf(values, ([key, one], i) =>
    faultIn(one, parts[kind === "tuple" ? i : 0] ?? "unknown", shapes, `${path}.${key}`),
  );
}

function faultInNamed(value: unknown, name: string, shapes: Shapes, path: string): string {
  if (name === "unknown") return "";
  if (name === "null") return value === null ? "" : path;
  if (PLAIN.includes(name)) return typeof value === name ? "" : path;
  const shape = shapes[name];
  return shape === undefined ? `${path} (${name} has no shape)` : faultIn(value, shape, shapes, path);
}

function faultInFields(value: unknown, fields: Readonly<Record<string, Shape>>, shapes: Shapes, path: string): string {
  if (!isObject(value)) return path;
  return firstOf(Object.entries(fields), ([field, shape]) => {
    const name = field.replace("?", "");
    if (value[name] === undefined) return name === field ? `${path}.${name}` : "";
    return faultIn(value[name], shape, shapes, `${path}.${name}`);
  });
}

/** Of several shapes, report the fault that is deepest in the message: that shape is the most likely one. */
function nearestFault(value: unknown, parts: readonly Shape[], shapes: Shapes, path: string): string {
  const faults = parts.map((one) => faultIn(value, one, shapes, path));
  return faults.reduce((a, b) => (b.length > a.length ? b : a));
}

function firstOf<T>(values: readonly T[], faultOf: (value: T, i: number) => string): string {
  for (const [i, value] of values.entries()) {
    const fault = faultOf(value, i);
    if (fault) return fault;
  }
  return "";
}

const isCompound = (shape: Shape): shape is Compound => Array.isArray(shape);
