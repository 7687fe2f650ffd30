import { findConfirmation } from "./added.ts";
import { nonce, on, root } from "./page.ts";
import { addedEvent } from "./protocol.ts";
import { appendToBody, type Pressable, tracePressable } from "./redraw.ts";

/** How long after a press its second half may come, beside the dialog, which that must not close. */
const doublePressMs = 500;

/** Shows the confirmation of an add as a native dialog, in the place of the one before. */
export function confirmAdd(answer: Document, button: Pressable): void {
  const find = tracePressable(button);
  const dialog = answer.querySelector("dialog") as HTMLDialogElement;
  findConfirmation()?.close();
  // A style element of another document would have no nonce.
  dialog.prepend(Object.assign(document.createElement("style"), { nonce, textContent: dialog.dataset.styles }));
  let focused: HTMLElement | null = dialog.querySelector<HTMLElement>("[tabindex='-1']");
  const show = () => {
    // As popups do: the page keeps the width that its scrollbar leaves.
    dialog.toggleAttribute("data-scrollbar", innerWidth > root.clientWidth);
    dialog.open = false;
    dialog.showModal();
    // Not its first link, which a second press of Enter would follow.
    focused?.focus();
  };
  dialog.addEventListener("focusin", ({ target }) => {
    focused = target as HTMLElement;
  });
  const remove = appendToBody(dialog, () => {
    // Whoever closes the dialog is where it was opened.
    find()?.focus();
    show();
  });
  dialog.addEventListener("close", remove);
  show();
  setTimeout(() => dialog.setAttribute("closedby", "any"), doublePressMs);
  dispatchEvent(new Event(addedEvent));
}

// Back shows the page as it was left, by a link of the dialog.
on("pageshow", ({ persisted }) => {
  if (persisted) findConfirmation()?.close();
});
