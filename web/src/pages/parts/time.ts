// Times and durations in a language, by the browser's Intl.

const UNITS: [Intl.RelativeTimeFormatUnit & string, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

/** How long ago, as "2 hours ago"; both in seconds since 1970. */
export function ago(at: number, now: number, language: string): string {
  const past = Math.max(0, now - at);
  const [unit, size] = UNITS.find(([, seconds]) => past >= seconds) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(past / size), unit);
}

/** A duration in its largest whole unit: "20 minutes", or short "20 min". */
export function duration(seconds: number, language: string, length: "long" | "short" = "long"): string {
  const whole = UNITS.filter(([unit]) => ["day", "hour", "minute", "second"].includes(unit));
  const [unit, size] = whole.find(([, each]) => seconds >= each && seconds % each === 0) ?? ["second", 1];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: length }).format(seconds / size);
}

/** A date. */
export const day = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at * 1000);

/** A date and time. */
export const moment = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);

/** A number of bytes with its unit. */
export function bytes(count: number, language: string): string {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];
  const power = Math.min(units.length - 1, count < 1 ? 0 : Math.floor(Math.log10(count) / 3));
  const format = { style: "unit", unit: units[power], maximumFractionDigits: power > 1 ? 1 : 0 } as const;
  return new Intl.NumberFormat(language, format).format(count / 1000 ** power);
}
