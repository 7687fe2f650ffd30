import { findConfirmation } from "./added.ts";
import type { Application } from "./application.ts";
import { openDialog } from "./dialog.ts";
import { find } from "./page.ts";
import { addedEvent, cartLink } from "./protocol.ts";
import type { Trace } from "./redraw.ts";

/** Shows the confirmation of an add, in the place of the one before, and the count of the cart if nothing else will. */
export function confirmAdd(answer: Document, trace: Trace, { isComing, onChange }: Application): void {
  const dialog = answer.querySelector("dialog") as HTMLDialogElement;
  const link = answer.querySelector(cartLink);
  findConfirmation()?.close();
  openDialog(dialog, trace);
  // The application shows the count itself.
  const showCount = () => {
    if (!isComing()) find(cartLink)?.replaceChildren(...(link?.cloneNode(true).childNodes ?? []));
  };
  showCount();
  onChange(showCount);
  dispatchEvent(new Event(addedEvent));
}
