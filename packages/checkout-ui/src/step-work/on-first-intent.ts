/** What comes before a press, or before typing. A touch is a pointer too. */
const signs = ["pointerover", "focusin", "keydown"];

/** Calls a function once, at the first sign that the shopper acts on the page; returns the function that stops waiting. */
export function onFirstIntent(act: () => void): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  function begin(): void {
    watch.abort();
    act();
  }
  for (const sign of signs) document.addEventListener(sign, begin, { signal });
  return () => watch.abort();
}
