import { tell } from "./notice.ts";
import { find, findVisit, on, root } from "./page.ts";
import { leavingAttribute, placeKey, wholeAttribute } from "./protocol.ts";
import { afterRedraw } from "./redraw.ts";
import { leaveMs } from "./submission.ts";

/** What a document hands to the next one of the same page. */
interface Place {
  /** Of the next document: another page is no place for it. */
  readonly path: string;
  readonly top: number;
  /** A selector of the element that has the focus. */
  readonly focus: string;
}

/** Lays the whole page out at once (`page.css`) where Back, a reload or a fragment needs the heights of everything above. */
export function layOutWhole(): void {
  if (findVisit()?.type !== "navigate" || location.hash !== "") root.toggleAttribute(wholeAttribute, true);
}

/** Keeps the place of this document for the next one, which it is about to be replaced by; false without a connection. */
export function keepPlace(path: string, focus: string): boolean {
  if (!navigator.onLine) {
    tell("try again");
    return false;
  }
  try {
    sessionStorage.setItem(placeKey, JSON.stringify({ path, top: scrollY, focus } satisfies Place));
  } catch {}
  // The application must not answer the same choice.
  root.setAttribute(leavingAttribute, "");
  setTimeout(() => root.removeAttribute(leavingAttribute), leaveMs);
  return true;
}

/**
 * Goes to the place that the document before has handed on, while this one arrives: the same scroll position, the same focus,
 * and what is folded around it open. Returns false without one.
 */
export function restorePlace(): boolean {
  let place: Place | null = null;
  try {
    place = JSON.parse(sessionStorage.getItem(placeKey) ?? "null");
    sessionStorage.removeItem(placeKey);
  } catch {}
  if (place?.path !== location.pathname) return false;
  const { top, focus } = place;
  root.setAttribute(wholeAttribute, "");
  // Before it is painted.
  const restore = () => {
    // On a phone a facet is folded in the filters.
    for (let part = find(focus)?.parentElement; part; part = part.parentElement)
      if (part instanceof HTMLDetailsElement) part.open = true;
    if (root.scrollHeight < top + innerHeight) return;
    end();
    scrollTo({ top, behavior: "instant" });
  };
  const end = afterRedraw(restore);
  on("DOMContentLoaded", () => {
    restore();
    end();
    find(focus)?.focus({ preventScroll: true });
  });
  return true;
}
