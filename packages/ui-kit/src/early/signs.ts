import type { Application } from "./application.ts";
import { find, findAll, on } from "./page.ts";
import {
  addsAttribute,
  liveAttribute,
  opensAttribute,
  registryButtonId,
  startsAttribute,
  trayKey,
  viewedSwatchesKey,
} from "./protocol.ts";

const controls = `button,input,select,textarea,summary,label,[tabindex='0'],a[${opensAttribute}]`;

/**
 * Starts the application at the first sign that the shopper wants more than to read: a pointer over a control, a press of one,
 * the focus on one, or a row of products that comes near. A link is no such sign, because the browser answers it, unless it
 * opens something on the page; nor is the button of an add, which the head answers.
 */
export function watchSigns({ start, started: signal }: Application): void {
  const look = (event: Event) => {
    const target = event.target as HTMLElement;
    const isHover = event.type === "pointerover";
    if (isHover && (event as PointerEvent).pointerType !== "mouse") return;
    const add = target.closest?.<HTMLButtonElement>("button[type=submit]:not([name])");
    if (add?.form?.hasAttribute(addsAttribute)) return;
    if (target.closest?.(isHover ? `${controls},[${liveAttribute}]` : controls)) start();
  };
  for (const type of ["pointerover", "pointerdown", "keydown", "focusin", "input", "click"])
    on(type, look, { capture: true, passive: true, signal });

  on("DOMContentLoaded", () => {
    const starts = (when: string) => `[${startsAttribute}=${when}]`;
    if (find(starts("always")) || location.hash.includes(registryButtonId)) start();
    const isStored = (key: string) => (localStorage[key] ?? "[]") !== "[]";
    // The application shows the tray, and viewed swatches where they are offered.
    const lookAtStored = () => {
      try {
        if (isStored(trayKey) || (find(starts("viewed")) && isStored(viewedSwatchesKey))) start();
      } catch {}
    };
    lookAtStored();
    // In another tab, or on a later page before Back.
    for (const type of ["storage", "pageshow"]) on(type, lookAtStored, { signal });
    const isNear = ({ isIntersecting }: IntersectionObserverEntry) => isIntersecting;
    const watch = (rootMargin: string) => {
      const observer = new IntersectionObserver((entries) => entries.some(isNear) && start(), { rootMargin });
      for (const part of findAll(starts("near"))) observer.observe(part);
      signal.addEventListener("abort", () => observer.disconnect());
    };
    watch("0px");
    // Half a screen before, once the shopper moves.
    on("scroll", () => watch("50%"), { once: true, signal });
  });
}
