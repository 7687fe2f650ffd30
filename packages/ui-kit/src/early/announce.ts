import { make } from "./redraw.ts";

let region: HTMLElement | undefined;

/** Announces a text to screen readers, the same text again as well. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = make("div", "visually-hidden");
    region.role = "status";
    document.body.append(region);
  }
  region.textContent = "";
  // A text is announced only if it changes in a region that is there.
  requestAnimationFrame(() => region?.replaceChildren(text));
}
