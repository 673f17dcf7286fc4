import { mount } from "svelte";
import App from "./App.svelte";
import { device } from "./device.svelte";
import { person } from "./me.svelte";
import { addSharedSprite } from "./pieces/sprite";
import { words } from "./words.svelte";
import "./style/tokens.css";
import "./style/pieces.css";
import "./style/page.css";

// After an upgrade of the server an open page may request a file that no longer exists.
addEventListener("vite:preloadError", () => location.reload());
device.show();
device.followSystem();
void words.speak(device.language).then(() => {
  addSharedSprite();
  mount(App, { target: document.getElementById("app") as HTMLElement });
});
void person.load();
