// The operator's key: kept while the page is open, never in an address.

const KEPT = "host-key";

/** Take the key out of the address (behind #) before anything else can read it. */
export function keyFromAddress(): string {
  const given = new URLSearchParams(location.hash.slice(1)).get("key") ?? "";
  if (given) {
    history.replaceState(null, "", location.pathname + location.search);
    keepKey(given);
  }
  return given || keptKey();
}

export function keepKey(key: string): void {
  try {
    if (key) sessionStorage.setItem(KEPT, key);
    else sessionStorage.removeItem(KEPT);
  } catch {
    // the key is asked for again
  }
}

function keptKey(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}

export const withKey = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });
