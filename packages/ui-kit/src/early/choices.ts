import type { Application } from "./application.ts";
import { keepPlace, quote } from "./place.ts";
import { type Answerer, isPlain } from "./press.ts";
import { replacesAttribute } from "./protocol.ts";
import { isLink } from "./redraw.ts";

/**
 * Answers the link of a choice, such as another fabric, until the application runs: its document replaces this one, without an
 * entry of its own in the history, and keeps the place.
 */
export function watchChoices({ isRunning }: Application): Answerer {
  return (link, event) => {
    if (!isLink(link) || !link.hasAttribute(replacesAttribute) || !isPlain(event) || isRunning()) return null;
    keepPlace(link.pathname, `a[${replacesAttribute}][href=${quote(link.getAttribute("href") ?? "")}]`);
    location.replace(link.href);
    return Promise.resolve(false);
  };
}
