import type { Application } from "./application.ts";
import { findAll, on, root } from "./page.ts";
import { keepPlace } from "./place.ts";
import { type Answerer, isPlain } from "./press.ts";
import { leavingAttribute, replacesAttribute, sendsChangesAttribute } from "./protocol.ts";

/**
 * Answers the link of a choice, such as another fabric, until the application runs: its document replaces this one, without an
 * entry of its own in the history, and keeps the place.
 */
export function watchChoices({ isRunning }: Application): Answerer {
  return (link, event) => {
    if (!link.hasAttribute(replacesAttribute) || !isPlain(event) || isRunning()) return null;
    const { pathname, href, dataset } = link as HTMLAnchorElement;
    // A fabric and a layout may lead to the same page.
    if (keepPlace(pathname, `a[data-part=${dataset.part}][href=${JSON.stringify(link.getAttribute("href") ?? "")}]`))
      location.replace(href);
    return Promise.resolve(false);
  };
}

/** Sends the form of filters with each change until the application runs, and keeps the place. */
export function watchFilters({ isRunning }: Application): void {
  on("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || isRunning()) return;
    const { form, name, value } = target;
    if (!form?.hasAttribute(sendsChangesAttribute)) return;
    const box = target instanceof HTMLInputElement ? `[value=${JSON.stringify(value)}]` : "";
    if (keepPlace(new URL(form.action).pathname, `[name=${JSON.stringify(name)}]${box}`)) form.requestSubmit();
  });
  on("pageshow", ({ persisted }) => {
    if (!persisted) return;
    root.removeAttribute(leavingAttribute);
    if (isRunning()) return;
    // Back undoes the choice, which the kept document still holds.
    for (const form of findAll<HTMLFormElement>(`form[${sendsChangesAttribute}]`)) form.reset();
  });
}
