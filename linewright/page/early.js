// @ts-check
// Runs before anything is drawn, so that a page never shows the wrong theme first.
try {
  const kept = JSON.parse(localStorage.getItem("linewright") ?? "{}");
  if (kept.theme) document.documentElement.dataset.theme = kept.theme;
  if (kept.language) document.documentElement.lang = kept.language;
} catch {
  // no storage: the system's theme
}
