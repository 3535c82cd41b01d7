// @ts-check
// Runs before anything is drawn, so that no page shows the wrong theme or size first, and asks for words in the right language.
{
  const page = document.documentElement;
  try {
    const kept = JSON.parse(localStorage.getItem("linewright") ?? "{}");
    if (kept.theme) page.dataset.theme = kept.theme;
    if (kept.language) page.lang = kept.language;
  } catch {
    // no storage: the system's theme
  }
  if (/^\/t\/[^/]+\/room$/.test(location.pathname)) page.dataset.place = "room"; // a big screen is measured otherwise
  const { files = "", words = "" } = page.dataset;
  for (const name of words.split(" ")) void fetch(`${files}/words/${page.lang}${name}`).then((answer) => answer.text(), Boolean);
}
