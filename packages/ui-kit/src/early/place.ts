import type { Application } from "./application.ts";
import { find, on, root } from "./page.ts";
import { type Answerer, isPlain } from "./press.ts";
import { leavingAttribute, placeKey, replacesAttribute, sendsChangesAttribute, wholeAttribute } from "./protocol.ts";
import { afterRedraw, isLink } from "./redraw.ts";
import { leaveMs } from "./submission.ts";

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

const folded = "details[data-part=listing-filters]";
const quote = (text: string) => JSON.stringify(text);

/**
 * A choice that a document answers, such as another fabric or a filter, stays where it was: the same scroll position, the same
 * focus, no entry of its own in the history. Before the application runs, such a link replaces the document, and such a form
 * is sent with each change. Returns what answers the link.
 */
export function watchChoices({ start, isRunning }: Application): Answerer {
  const keep = (path: string, focus: string) => {
    const isUnfolded = find<HTMLDetailsElement>(folded)?.open ?? false;
    try {
      sessionStorage.setItem(placeKey, JSON.stringify({ path, top: scrollY, focus, isUnfolded } satisfies Place));
    } catch {}
    // The application must not answer the same choice.
    root.setAttribute(leavingAttribute, "");
    setTimeout(() => root.removeAttribute(leavingAttribute), leaveMs);
  };

  on("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || isRunning()) return;
    const { form, name, value } = target;
    if (!form?.hasAttribute(sendsChangesAttribute)) return;
    const box = target instanceof HTMLInputElement ? `[value=${quote(value)}]` : "";
    keep(new URL(form.action).pathname, `[name=${quote(name)}]${box}`);
    form.requestSubmit();
  });
  on("pageshow", ({ persisted }) => {
    if (!persisted) return;
    root.removeAttribute(leavingAttribute);
    if (isRunning()) return;
    // Back undoes the choice, which the kept document still holds.
    for (const form of document.querySelectorAll<HTMLFormElement>(`form[${sendsChangesAttribute}]`)) form.reset();
  });
  // Who has made one choice makes another.
  if (restorePlace()) on("load", start);

  return (link, event) => {
    if (!isLink(link) || !link.hasAttribute(replacesAttribute) || !isPlain(event) || isRunning()) return false;
    keep(link.pathname, `a[${replacesAttribute}][href=${quote(link.getAttribute("href") ?? "")}]`);
    location.replace(link.href);
    return true;
  };
}

/** Scrolls to the place that the document before has handed on, while this one arrives; false without one. */
function restorePlace(): boolean {
  let place: Place | null = null;
  try {
    place = JSON.parse(sessionStorage.getItem(placeKey) ?? "null");
    sessionStorage.removeItem(placeKey);
  } catch {}
  if (place === null || place.path !== location.pathname) return false;
  const { top, focus, isUnfolded } = place;
  root.setAttribute(wholeAttribute, "");
  // Before it is painted.
  const restore = () => {
    const filters = find<HTMLDetailsElement>(folded);
    if (filters && isUnfolded) filters.open = true;
    if (root.scrollHeight < top + innerHeight) return;
    end();
    scrollTo({ top, behavior: "instant" });
  };
  const end = afterRedraw(restore);
  on("DOMContentLoaded", () => {
    restore();
    end();
    find<HTMLElement>(focus)?.focus({ preventScroll: true });
  });
  return true;
}
