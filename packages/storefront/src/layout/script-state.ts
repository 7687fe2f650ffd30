import { useEffect } from "react";

/** How long the scripts of a page are considered to be loading. */
const patienceMs = 8_000;

/** How long a submitted form blocks further submissions, at most. */
const formTimeoutMs = 10_000;

/**
 * Written into the head of every document. Sets `data-scripts` on it, which hides what only a page without scripts needs
 * (`form.css`), and takes it away when a script of the page cannot be loaded or does not run in time. While the
 * browser waits for the response to a form, it blocks every other submission: the scripts may have loaded in the meantime,
 * and the shopper clicks again. Also sets whether the whole page is laid out at once (`page.css`). It must not refer to
 * anything outside itself, because only its text reaches the page.
 */
export function watchScripts(patience: number, formTimeout: number, isWaiting: boolean): void {
  const root = document.documentElement;
  const giveUp = () => {
    if (root.dataset.scripts !== "running") delete root.dataset.scripts;
  };
  root.dataset.scripts = "waiting";
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && giveUp(), true);
  // The module of the page loads its entry with `import()`, whose failure fires no error event on an element.
  addEventListener("unhandledrejection", giveUp);
  const load = () => {
    root.dataset.scripts = "starting";
    setTimeout(giveUp, patience);
  };
  if (isWaiting) addEventListener("intent", load, { once: true });
  else load();

  let submittedAt = Number.NEGATIVE_INFINITY;
  addEventListener("submit", (event) => {
    const isNative = event.target instanceof HTMLFormElement && !event.defaultPrevented;
    if (isNative && event.target.method === "post") submittedAt = performance.now();
  });
  addEventListener("pageshow", () => {
    submittedAt = Number.NEGATIVE_INFINITY;
  });
  const holdBack = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const isSubmission = event.type === "submit" || button?.type === "submit";
    if (!isSubmission || performance.now() - submittedAt > formTimeout) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const act of ["click", "submit"]) addEventListener(act, holdBack, true);

  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Back and reload restore a scroll position, and a fragment has a target: both need the heights of everything above.
  if (visit?.type !== "navigate" || location.hash !== "") root.toggleAttribute("data-whole", true);
}

/**
 * The text of a script that watches the page's scripts, before the loader if they wait for one; empty in the browser, which
 * has already run it.
 */
export function watchScriptsText(loader: string | undefined): string {
  if (!import.meta.env.SSR) return "";
  return `(${watchScripts})(${patienceMs},${formTimeoutMs},${loader !== undefined});${loader ?? ""}`;
}

/** Records that the page's scripts run. */
export function useScriptsRunning(): void {
  useEffect(() => {
    document.documentElement.dataset.scripts = "running";
  }, []);
}
