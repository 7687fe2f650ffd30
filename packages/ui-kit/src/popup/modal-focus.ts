import type { KeyboardEvent } from "react";

const controls =
  ':is(a[href], button, input, select, textarea, summary, iframe, [tabindex]):not(:disabled, [type="hidden"], [tabindex="-1"], [inert] *)';

const firstAction = '[role="alertdialog"] [data-part="popup-actions"] :is(button, a)';

/** What Tab reaches in a dialog, in this order. Of radio buttons it is the checked one. */
function findControls(dialog: HTMLElement): HTMLElement[] {
  const checked = new Set([...dialog.querySelectorAll<HTMLInputElement>(":checked")].map(({ name }) => name));
  return [...dialog.querySelectorAll<HTMLElement & Partial<HTMLInputElement>>(controls)].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      (control.type !== "radio" || control.checked || !checked.has(control.name ?? "")),
  );
}

/** Where the focus goes in a dialog that has just opened: in an alert, to the first action. */
export function toFirstFocus(dialog: HTMLElement): HTMLElement | undefined {
  for (const body of dialog.querySelectorAll<HTMLElement>('[data-part="popup-body"]')) reachIfScrollable(body);
  return dialog.querySelector<HTMLElement>(firstAction) ?? findControls(dialog)[0];
}

/** Makes what overflows focusable, so that the arrow keys scroll it. */
export function reachIfScrollable(part: HTMLElement): void {
  if (part.scrollHeight > part.clientHeight + 1) part.tabIndex = 0;
  // Otherwise it would lose the focus.
  else if (part === document.activeElement) part.tabIndex = -1;
  else part.removeAttribute("tabindex");
}

/** Tab goes from the last control to the first, and back, where a browser would leave the page. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, target, currentTarget: dialog } = event;
  if (key !== "Tab" || !dialog.contains(target as Node)) return;
  const all = findControls(dialog);
  const ahead = shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (all.some((control) => (target as Node).compareDocumentPosition(control) & ahead)) return;
  event.preventDefault();
  all.at(shiftKey ? -1 : 0)?.focus();
}
