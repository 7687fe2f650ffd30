import { find, findAll, nonce, on, root } from "./page.ts";
import {
  confirmsAttribute,
  type HeadKind,
  heldModuleType,
  scriptsAttribute,
  startEvent,
  wholeAttribute,
} from "./protocol.ts";
import { create } from "./redraw.ts";

/** What the head knows of the application of its page. */
export interface Application {
  /** Loads it, once. */
  readonly start: () => void;
  /** Whether it runs and answers presses. */
  readonly isRunning: () => boolean;
  /** Whether it has not failed: it waits, loads or runs. */
  readonly isComing: () => boolean;
  /** Hears of each change of these. */
  readonly onChange: (hear: () => void) => void;
  /** Aborted when it starts. */
  readonly started: AbortSignal;
}

/** How long its scripts may take: then the page works without them. */
const patienceMs = 8_000;

/** The bundler replaces it. */
declare const headKind: HeadKind;

/**
 * Keeps the state of the scripts, which hides what only a page without scripts needs (`form.css`): it is taken away when a
 * script of the page cannot be loaded or does not run in time.
 *
 * @param files The module files of a page to read, whose application waits to be started.
 */
export function watchApplication(files: readonly string[]): Application {
  const start = new AbortController();
  const { signal: started } = start;
  const listeners: (() => void)[] = [];
  const isRunning = () => root.getAttribute(scriptsAttribute) === "running";

  // React takes the attributes of `<html>` away when it draws the document again. What the head has not taken comes back.
  const observer = new MutationObserver((records) => {
    for (const { attributeName, oldValue } of records)
      if (oldValue !== null && !root.hasAttribute(attributeName as string))
        root.setAttribute(attributeName as string, oldValue);
    observer.takeRecords();
    for (const hear of listeners) hear();
  });
  observer.observe(root, {
    attributeOldValue: true,
    attributeFilter: [scriptsAttribute, wholeAttribute, confirmsAttribute],
  });
  const giveUp = () => {
    if (isRunning()) return;
    root.removeAttribute(scriptsAttribute);
    observer.takeRecords();
    for (const hear of listeners) hear();
  };
  on("error", ({ target }) => target instanceof HTMLScriptElement && giveUp(), true);
  // The module of the page loads its entry with `import()`, whose failure fires no error event on an element.
  on("unhandledrejection", ({ reason }) => reason instanceof TypeError && giveUp());

  const release = () => {
    for (const script of findAll<HTMLScriptElement>(`script[type="${heldModuleType}"]`)) {
      script.type = "module";
      // A script runs when it enters the document with a type that the browser knows.
      script.after(script);
    }
  };
  const load = () => {
    if (started.aborted) return;
    start.abort();
    root.setAttribute(scriptsAttribute, "starting");
    setTimeout(giveUp, patienceMs);
    if (headKind === "eager") return;
    performance.mark(startEvent);
    // From now on the router prefetches.
    find("script[type=speculationrules]")?.remove();
    for (const href of files) document.head.append(create("link", { rel: "modulepreload", href, nonce }));
    if (document.readyState === "loading") on("DOMContentLoaded", release);
    else release();
  };
  root.setAttribute(scriptsAttribute, "waiting");
  if (headKind === "eager") load();
  return {
    start: load,
    isRunning,
    isComing: () => root.hasAttribute(scriptsAttribute),
    onChange: (hear) => void listeners.push(hear),
    started,
  };
}
