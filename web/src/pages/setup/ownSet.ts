// Reads a content set from the chosen files.
import type { Refused } from "../../wire";

export interface OwnSet {
  text: string;
  broken: Refused | null; // names the first file that is not JSON
}

/** A file as it is, or several as parts of one object, as the command line takes a folder. */
export async function readSet(files: File[]): Promise<OwnSet> {
  const read = await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() })));
  if (read.length < 2) return { text: read[0]?.text ?? "", broken: null };
  const parts = read.map(({ name, text }) => `${JSON.stringify(name.replace(/\.json$/i, ""))}: ${text}`);
  return { text: `{${parts.join(",\n")}}`, broken: read.map(faultOf).find((fault) => fault) ?? null };
}

function faultOf({ name, text }: { name: string; text: string }): Refused | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return { t: "refused", code: "set-file-unreadable", facts: { file: name, reason: (error as Error).message } };
  }
}
