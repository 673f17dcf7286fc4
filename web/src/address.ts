// The parts of an address.

/** Decode a part; one that is not valid stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
