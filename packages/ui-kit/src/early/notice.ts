import { on } from "./page.ts";
import { addedEvent } from "./protocol.ts";
import { appendToPage, make } from "./redraw.ts";

/** How long a press waits for the store to say that it is there. */
const patienceMs = 500;

/** Takes the notice away. */
export let close = () => {};

/**
 * Tells why a press has no answer, by default that its part cannot be loaded, in a notice like that of the application
 * (`navigation-error-notice.tsx`): above everything, in the dialog that is open if there is one.
 */
export function tell(advice = "reload the page"): void {
  close();
  const button = make("button", "button", "Close");
  button.dataset.variant = "quiet";
  const notice = make(
    "div",
    "navigation-error",
    make(
      "div",
      "navigation-error-notice",
      make(
        "p",
        "navigation-error-text",
        `We are having trouble connecting. Please check your connection and ${advice}.`,
      ),
      button,
    ),
  );
  notice.role = "alert";
  close = appendToPage(notice);
  button.onclick = () => close();
}

for (const type of [addedEvent, "online"]) on(type, () => close());

/** Whether the browser can leave the page with a form: if the store is not there, the page stays and says so. */
export async function mayLeave(): Promise<boolean> {
  close();
  const isThere = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(patienceMs) }).then(
    ({ ok }) => ok,
    // A slow line is no lost one.
    ({ name }) => name === "TimeoutError",
  );
  if (isThere) return true;
  tell("try again");
  return false;
}

let region: HTMLElement | undefined;

/** Announces a text to screen readers, the same text again as well; "" takes it back. */
export function announce(text: string): void {
  region?.remove();
  region = make("div", "visually-hidden");
  region.role = "status";
  document.body.append(region);
  // A text is announced only if it changes in a region that is there.
  requestAnimationFrame(() => region?.append(text));
}
