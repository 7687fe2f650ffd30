/** The type of a module script that the browser does not run, until the loader gives it its own back. */
export const heldType = "text/held-module";

/** What the other parts of the loader know of the application of the page. */
export interface Application {
  /** Loads it, once. */
  readonly start: () => void;
  /** Whether it runs and answers presses. */
  readonly isRunning: () => boolean;
  /** Whether it has not failed: it waits, loads or runs. */
  readonly isComing: () => boolean;
}

/**
 * Written into the head of a document whose application waits: loads it at the first sign that the shopper wants more than to
 * read. That is a pointer over a control, a press of one, the focus on one, or a row of products or a long text that comes
 * near. A link is no such sign, because the browser answers it, unless it opens something on the page. It must not refer to anything outside itself, because only
 * its text reaches the page.
 *
 * @param files The module files of the page, which are requested together.
 * @param held The type that the server has given the module script instead of its own.
 */
export function awaitIntent(files: readonly string[], held: string): Application {
  const root = document.documentElement;
  const nonce = document.currentScript?.nonce ?? "";
  const started = new AbortController();
  const { signal } = started;

  const release = () => {
    for (const script of document.querySelectorAll<HTMLScriptElement>(`script[type="${held}"]`)) {
      script.type = "module";
      // A script runs when it enters the document with a type that the browser knows.
      script.parentNode?.insertBefore(script, script.nextSibling);
    }
  };
  const start = () => {
    if (signal.aborted) return;
    started.abort();
    performance.mark("intent");
    dispatchEvent(new Event("intent"));
    // From now on the router prefetches.
    document.querySelector("script[type=speculationrules]")?.remove();
    for (const href of files)
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, nonce }));
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", release);
    else release();
  };

  const controls = "button,input,select,textarea,summary,label,[tabindex='0'],a[data-opens]";
  const look = (event: Event) => {
    const { target, type } = event;
    const isHover = type === "pointerover";
    if (isHover && (event as PointerEvent).pointerType !== "mouse") return;
    if (!(target instanceof Element)) return;
    // The loader itself answers it (`add-early.ts`).
    const button = target.closest<HTMLButtonElement>("button[type=submit]:not([name])");
    if (button?.form?.matches("[data-adds]")) return;
    if (target.closest(isHover ? `${controls},[data-live]` : controls)) start();
  };
  for (const type of ["pointerover", "pointerdown", "keydown", "focusin", "input", "click"])
    addEventListener(type, look, { capture: true, passive: true, signal });

  addEventListener("DOMContentLoaded", () => {
    if (document.querySelector("[data-starts=always],[data-starts=target] :target")) start();
    const isStored = (key: string) => (localStorage.getItem(key) ?? "[]") !== "[]";
    // The tray is shown by the application, and so are viewed swatches where they are offered.
    const lookAtStored = () => {
      try {
        if (isStored("swatchTray") || (document.querySelector("[data-starts=viewed]") && isStored("recentSwatches")))
          start();
      } catch {}
    };
    lookAtStored();
    // In another tab, or on a later page before Back.
    for (const type of ["storage", "pageshow"]) addEventListener(type, lookAtStored, { signal });
    const isNeeded = ({ isIntersecting, target }: IntersectionObserverEntry) => {
      const text = target.querySelector("[data-part=reveal-window]");
      return isIntersecting && (!text || text.scrollHeight > text.clientHeight);
    };
    const watch = (rootMargin: string) => {
      const observer = new IntersectionObserver((entries) => entries.some(isNeeded) && start(), { rootMargin });
      for (const part of document.querySelectorAll("[data-starts=near]")) observer.observe(part);
      signal.addEventListener("abort", () => observer.disconnect());
    };
    watch("0px");
    // Half a screen before, once the shopper moves.
    addEventListener("scroll", () => watch("50%"), { once: true, signal });
  });

  return {
    start,
    isRunning: () => root.dataset.scripts === "running",
    isComing: () => root.dataset.scripts !== undefined,
  };
}
