// The parts of an address.

/** A part as it was meant; one that is badly written stands for itself. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
