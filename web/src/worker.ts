// The service worker, which keeps the files of the build on the device.
const SCRIPT = "/sw.js";
const AT_LAST = 5_000; // milliseconds; a page that is never idle is kept, too

export const register = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register(SCRIPT);

/** Keep the pages; as every file of them is fetched for it, only when the one that is wanted stands. */
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
