// What this device stores: theme and language, also before anyone signs in.
import type { Language } from "./words.svelte";

export type Theme = "" | "light" | "dark";

export const stored = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
};

export function store(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // without storage everything works until the page is closed
  }
}

const systemIsDark = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

class Device {
  theme = $state<Theme>(stored("theme") as Theme);

  setTheme(theme: Theme): void {
    this.theme = theme;
    store("theme", theme);
    this.show();
  }

  /** Apply the theme to the page; without a chosen one it follows the system. */
  show(): void {
    document.documentElement.dataset["theme"] = this.dark ? "dark" : "light";
  }

  /** Follow the system from now on, unless a theme is chosen. */
  followSystem(): void {
    systemIsDark().addEventListener("change", () => this.show());
  }

  get dark(): boolean {
    return this.theme ? this.theme === "dark" : systemIsDark().matches;
  }

  get language(): Language {
    const known = ["en", "pl", "hu", "it"];
    const wishes = [stored("language"), ...navigator.languages.map((one) => one.slice(0, 2))];
    return (wishes.find((one) => known.includes(one)) ?? "en") as Language;
  }
}

export const device = new Device();
export const reducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
