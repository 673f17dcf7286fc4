// Push notifications to this browser.
import { call } from "../../api";
import { person } from "../../me.svelte";
import type { PushSubscription as Kept } from "../../wire";
import { register } from "../../worker";
import { changeMe } from "./changeSettings";

const MOST = 10; // browsers per person

export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The subscription of this browser, if there is one. */
export async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Subscribe this browser; return false if the person does not allow it. */
export async function subscribe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { key } = await call("push_key");
  await register();
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await keepAll([...others(made.endpoint), keptForm(made)].slice(-MOST));
  return true;
}

export async function unsubscribe(): Promise<void> {
  const kept = await subscription();
  if (!kept) return;
  await kept.unsubscribe();
  await keepAll(others(kept.endpoint));
}

/** A subscription in the form that the server stores. */
export function keptForm(made: Pick<PushSubscription, "endpoint" | "toJSON">): Kept {
  const { p256dh = "", auth = "" } = made.toJSON().keys ?? {};
  return { endpoint: made.endpoint, p256dh, auth };
}

const others = (endpoint: string): Kept[] =>
  (person.me?.settings.push ?? []).filter((one) => one.endpoint !== endpoint);
const keepAll = (push: Kept[]): Promise<void> => changeMe({ settings: { push } });
