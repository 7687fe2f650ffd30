import { nonce, on, root } from "./page.ts";
import { appendToPage, create, type Trace } from "./redraw.ts";

/** How long after a press its second half may come, beside the dialog, which that must not close. */
const doublePressMs = 500;

/**
 * Shows a dialog as a popup of the application looks, with the styles that come with it. It stays, with its focus, when the
 * document is drawn again; closed, it is gone, and the control that opened it has the focus.
 */
export function openDialog(dialog: HTMLDialogElement, find: Trace): void {
  // Its title, not its first link, which a second press of Enter would follow.
  const start = dialog.querySelector<HTMLElement>("[tabindex='-1']");
  let focused = start;
  addStyles(dialog);
  // After its last control a browser would leave the dialog: Tab goes on from its beginning. By then, whoever only looks at
  // another window is still in it, and so is the focus of what was drawn again.
  dialog.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget === null) queueMicrotask(() => dialog.contains(document.activeElement) || start?.focus());
  });
  dialog.addEventListener("focusin", ({ target }) => {
    focused = target as HTMLElement;
  });
  const show = () => {
    // The dialog returns the focus to what has it now.
    const toFocus = focused;
    find()?.focus();
    // As popups do: the page keeps the width that its scrollbar leaves.
    dialog.toggleAttribute("data-scrollbar", innerWidth > root.clientWidth);
    dialog.open = false;
    dialog.showModal();
    toFocus?.focus();
  };
  dialog.onclose = appendToPage(dialog, show);
  show();
  // Back shows the page as it was left, by a link of the dialog.
  on("pageshow", ({ persisted }) => persisted && dialog.close());
  setTimeout(() => dialog.setAttribute("closedby", "any"), doublePressMs);
}

/** Gives a part of another document the styles that it has as data: a style element of that document would have no nonce. */
export const addStyles = (part: HTMLElement) =>
  part.prepend(create("style", { nonce, textContent: part.dataset.styles }));
