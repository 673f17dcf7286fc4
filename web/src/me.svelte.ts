// The person at this device: signed in, a guest, or not known yet.
import { call, Refusal } from "./api";
import { device, store, stored } from "./device.svelte";
import { parsedStored } from "./shapes";
import { forgetTables } from "./table/memory";
import { shapes, type Me } from "./wire";
import { words, type Language } from "./words.svelte";

const lastKnown = (): Me | null => parsedStored<Me>(stored("me"), "Me", shapes);

/** Ignore that the server still has a session which this device has forgotten. */
function ifNew(error: unknown): void {
  if (!(error instanceof Refusal) || error.refused.code !== "already-signed-in") throw error;
}

class Person {
  me = $state<Me | null>(null);
  known = $state(false); // whether the server has answered

  private loading: Promise<void> | null = null;

  /** Load the person once; without a stored one there is no request. */
  load(): Promise<void> {
    this.loading ??= (stored("me") ? this.refresh() : Promise.resolve()).then(() => void (this.known = true));
    return this.loading;
  }

  /** Load the person from the server. */
  async refresh(): Promise<void> {
    try {
      this.take(await call("me"));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Only status 401 means signed out; if the server cannot be reached, the last known person stays.
      this.take(error.status === 401 ? null : lastKnown());
    }
  }

  take(me: Me | null): void {
    const before = lastKnown();
    if (before && before.id !== me?.id) forgetTables(); // the next person must not see these tables
    this.me = me;
    store("me", me ? JSON.stringify(me) : "");
    const theme = me?.settings.theme;
    if (theme && theme !== device.theme) device.setTheme(theme);
    const language = me?.settings.language;
    if (language && language !== words.language) void this.speak(language, false);
  }

  /** Return the person, after creating a guest if there is none. */
  async needed(): Promise<Me> {
    await this.load();
    if (this.me) return this.me;
    const number = 1000 + Math.floor(Math.random() * 9000);
    await call("new_guest", { body: { name: `${words.say("guest-name")} ${number}` } }).catch(ifNew);
    const me = await call("me");
    this.take(me);
    return me;
  }

  async speak(language: Language, keepIt = true): Promise<void> {
    await words.speak(language);
    store("language", language);
    if (keepIt && this.me) await call("change_me", { body: { settings: { language } } }).catch(() => undefined);
  }

  async show(theme: "light" | "dark"): Promise<void> {
    device.setTheme(theme);
    if (this.me) await call("change_me", { body: { settings: { theme } } }).catch(() => undefined);
  }
}

export const person = new Person();
