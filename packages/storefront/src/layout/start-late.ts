/** A slow picture, or one that never comes, holds the scripts back no longer than this. */
const patienceMs = 2_000;

/**
 * Written into the document behind the module it holds back: runs that module once the page and its first pictures stand, at
 * the first touch or key, or when its patience ends, whichever comes first. Stands alone, for only its text reaches the page.
 */
export function startLate(files: readonly string[], patience: number): void {
  const self = document.currentScript as HTMLScriptElement;
  const { nonce } = self;
  const module = self.previousElementSibling as HTMLScriptElement;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // All files at once: read one by one, each would name the next only when it is there.
    const preloads = files.map((href) =>
      Object.assign(document.createElement("link"), { rel: "modulepreload", href, nonce }),
    );
    document.head.append(...preloads);
    // Inserted again, the element itself runs. A copy would make a script from text, which Trusted Types refuse.
    module.type = "module";
    self.before(module);
  };
  const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Who comes back is led to the place they left, and a fragment to its own: both need every height above them (page.css).
  if (visit?.type !== "navigate" || location.hash !== "") document.documentElement.toggleAttribute("data-whole", true);
  if (document.readyState === "complete") startAfterPaint();
  else addEventListener("load", startAfterPaint, { once: true });
  for (const act of ["pointerdown", "keydown"]) addEventListener(act, start, { once: true, capture: true });
  setTimeout(start, patience);
}

/**
 * The text of a script that starts the module before it; no browser needs it twice. The files are addresses of our own build
 * and hold no `<`.
 */
export function lateStartText(files: readonly string[]): string {
  return import.meta.env.SSR ? `(${startLate})(${JSON.stringify(files)},${patienceMs})` : "";
}
