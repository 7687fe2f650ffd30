import { findConfirmation } from "./added.ts";
import { openDialog } from "./dialog.ts";
import { on } from "./page.ts";
import { addedEvent } from "./protocol.ts";
import type { Pressable } from "./redraw.ts";

/** Shows the confirmation of an add, in the place of the one before. */
export function confirmAdd(answer: Document, button: Pressable): void {
  const dialog = answer.querySelector("dialog") as HTMLDialogElement;
  findConfirmation()?.close();
  // Not its first link, which a second press of Enter would follow.
  openDialog(dialog, button, dialog.querySelector("[tabindex='-1']"));
  dispatchEvent(new Event(addedEvent));
}

// Back shows the page as it was left, by a link of the dialog.
on("pageshow", ({ persisted }) => {
  if (persisted) findConfirmation()?.close();
});
