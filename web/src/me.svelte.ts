// Who sits at this device.
import { call, Refusal } from "./api";
import { device, keep, kept } from "./device.svelte";
import { parsedStored } from "./shapes";
import { forgetTables } from "./table/memory";
import { shapes, type Me } from "./wire";
import { words, type Language } from "./words.svelte";

const lastKnown = (): Me | null => parsedStored<Me>(kept("me"), "Me", shapes);

/** A device that has forgotten whom the server still knows is no failure. */
function ifNew(error: unknown): void {
  if (!(error instanceof Refusal) || error.refused.code !== "already-signed-in") throw error;
}

class Person {
  me = $state<Me | null>(null);
  known = $state(false); // whether the server has answered

  private loading: Promise<void> | null = null;

  /** Find out who it is, once; a device that never met anybody need not ask. */
  load(): Promise<void> {
    this.loading ??= (kept("me") ? this.refresh() : Promise.resolve()).then(() => void (this.known = true));
    return this.loading;
  }

  /** Ask the server. */
  async refresh(): Promise<void> {
    try {
      this.take(await call("me"));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Only a server that knows nobody says so; with none, or one that is busy or away, we are who we were.
      this.take(error.status === 401 ? null : lastKnown());
    }
  }

  take(me: Me | null): void {
    const before = lastKnown();
    if (before && before.id !== me?.id) forgetTables(); // what one has seen is not for the next
    this.me = me;
    keep("me", me ? JSON.stringify(me) : "");
    const theme = me?.settings.theme;
    if (theme && theme !== device.theme) device.setTheme(theme);
    const language = me?.settings.language;
    if (language && language !== words.language) void this.speak(language, false);
  }

  /** Whoever plays has a name; somebody without one becomes a guest. */
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
    keep("language", language);
    if (keepIt && this.me) await call("change_me", { body: { settings: { language } } }).catch(() => undefined);
  }

  async show(theme: "light" | "dark"): Promise<void> {
    device.setTheme(theme);
    if (this.me) await call("change_me", { body: { settings: { theme } } }).catch(() => undefined);
  }
}

export const person = new Person();
