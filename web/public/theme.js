// Sets the theme before the first paint: the chosen one, or else the system's. device.svelte.ts does so from then on.
{
  let theme = "";
  try {
    theme = localStorage.getItem("theme") ?? "";
  } catch {
    // no storage: the system's theme
  }
  theme ||= matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
}
