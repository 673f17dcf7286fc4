// Registers the service worker, which caches the files of the build.
const SCRIPT = "/sw.js";
const AT_LAST = 5_000; // milliseconds; then also a page that is never idle

export const register = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register(SCRIPT);

/** Register the worker after the page is complete, because it fetches every file. */
export function keepPages(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  if (document.readyState === "complete") whenIdle(tryToRegister);
  else addEventListener("load", () => whenIdle(tryToRegister));
}

/** Register the worker; offline this fails, and the next visit tries again. */
function tryToRegister(): void {
  register().catch(() => undefined);
}

function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: AT_LAST });
  else setTimeout(act, AT_LAST); // Safari
}
