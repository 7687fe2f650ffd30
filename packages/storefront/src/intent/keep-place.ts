import type { Application } from "./await-intent.ts";

/** What a document hands to the next one of the same page. */
interface Place {
  /** Of the next document: another page is no place for it. */
  readonly path: string;
  readonly top: number;
  /** A selector of the element that has the focus. */
  readonly focus: string;
  /** Whether the filters of a phone are unfolded. */
  readonly isUnfolded: boolean;
}

/**
 * Part of the loader. A choice that a document answers, such as another fabric or a filter, stays where it was: the same
 * scroll position, the same focus, no entry of its own in the history. Before the application runs, such a link replaces the
 * document, and such a form is sent with each change. It must not refer to anything outside itself.
 */
export function keepPlace({ start, isRunning, isComing }: Application): void {
  const key = "keptPlace";
  const root = document.documentElement;
  const folded = "details[data-part=listing-filters]";
  const quote = (text: string) => JSON.stringify(text);

  const keep = (path: string, focus: string) => {
    const isUnfolded = document.querySelector<HTMLDetailsElement>(folded)?.open ?? false;
    try {
      sessionStorage.setItem(key, JSON.stringify({ path, top: scrollY, focus, isUnfolded } satisfies Place));
    } catch {}
    // The application must not answer the same choice.
    root.dataset.leaving = "";
    // The shopper may have stopped the document.
    setTimeout(() => delete root.dataset.leaving, 5_000);
  };

  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-replaces]") : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || event.defaultPrevented || isRunning()) return;
    event.preventDefault();
    keep(link.pathname, `a[data-replaces][href=${quote(link.getAttribute("href") ?? "")}]`);
    location.replace(link.href);
  });
  addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || isRunning() || !isComing())
      return;
    const { form, name, value } = target;
    if (!form?.matches("[data-sends-changes]")) return;
    keep(
      new URL(form.action).pathname,
      `[name=${quote(name)}]${target instanceof HTMLInputElement ? `[value=${quote(value)}]` : ""}`,
    );
    form.requestSubmit();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    delete root.dataset.leaving;
    if (isRunning()) return;
    // Back undoes the choice, which the kept document still holds.
    for (const form of document.querySelectorAll<HTMLFormElement>("form[data-sends-changes]")) form.reset();
  });

  let place: Place | null = null;
  try {
    place = JSON.parse(sessionStorage.getItem(key) ?? "null");
    sessionStorage.removeItem(key);
  } catch {}
  if (place === null || place.path !== location.pathname) return;
  const { top, focus, isUnfolded } = place;
  root.toggleAttribute("data-whole", true);
  // While the document arrives, before it is painted.
  const restore = () => {
    const filters = document.querySelector<HTMLDetailsElement>(folded);
    if (filters && isUnfolded) filters.open = true;
    if (root.scrollHeight < top + innerHeight) return;
    observer.disconnect();
    scrollTo({ top, behavior: "instant" });
  };
  const observer = new MutationObserver(restore);
  observer.observe(root, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => {
    restore();
    observer.disconnect();
    document.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true });
  });
  // Who has made one choice makes another.
  addEventListener("load", () => setTimeout(start, 300));
}
