import { nonce, root } from "./page.ts";
import { appendToBody, type Pressable, tracePressable } from "./redraw.ts";

/** How long after a press its second half may come, beside the dialog, which that must not close. */
const doublePressMs = 500;

/**
 * Shows a dialog as a popup of the application looks, with the styles that come with it. It stays, with its focus, when the
 * document is drawn again; closed, it is gone, and the control that opened it has the focus.
 *
 * @param start What has the focus at first.
 */
export function openDialog(dialog: HTMLDialogElement, control: Pressable, start: HTMLElement | null): void {
  const find = tracePressable(control);
  let focused = start;
  // A style element of another document would have no nonce.
  dialog.prepend(Object.assign(document.createElement("style"), { nonce, textContent: dialog.dataset.styles }));
  // After its last control a browser would leave the dialog: Tab goes on from its beginning.
  dialog.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget === null) start?.focus();
  });
  dialog.addEventListener("focusin", ({ target }) => {
    focused = target as HTMLElement;
  });
  const show = () => {
    // As popups do: the page keeps the width that its scrollbar leaves.
    dialog.toggleAttribute("data-scrollbar", innerWidth > root.clientWidth);
    const toFocus = focused;
    dialog.open = false;
    dialog.showModal();
    toFocus?.focus();
  };
  const remove = appendToBody(dialog, () => {
    // The dialog returns the focus to what has it now.
    find()?.focus();
    show();
  });
  dialog.onclose = remove;
  show();
  setTimeout(() => dialog.setAttribute("closedby", "any"), doublePressMs);
}
