// The chosen theme, before anything is painted.
try {
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // no storage: the system's theme
}
