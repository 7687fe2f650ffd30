import { instantAttribute } from "@store/ui-kit/early-protocol";
import { flushSync } from "react-dom";

/** Resolves when the dialog is not pressed any more, and its answer has begun. */
export async function isReleased(dialog: HTMLDialogElement): Promise<void> {
  while (dialog.matches(":active"))
    await new Promise((resolve) => addEventListener("pointerup", () => setTimeout(resolve), { once: true }));
}

/**
 * Puts a popup, which `show` renders, in the place of the head's dialog: at once, with what was typed and chosen there, and the
 * focus where it was.
 */
export function replaceEarlyDialog(dialog: HTMLDialogElement, show: () => void): void {
  const { activeElement, documentElement } = document;
  const early = listFields(dialog);
  documentElement.setAttribute(instantAttribute, "");
  setTimeout(() => documentElement.removeAttribute(instantAttribute), 500);
  // The focus is on the link again, to which the popup returns it.
  dialog.close();
  flushSync(show);
  const popup = document.querySelector("dialog[data-part=popup][open]");
  if (popup === null) return;
  const fields = listFields(popup);
  flushSync(() => {
    for (const [index, from] of early.entries()) enter(fields[index], from);
  });
  const place = early.indexOf(activeElement as HTMLInputElement);
  fields[place]?.focus();
  const { selectionStart = null, selectionEnd = null } = early[place] ?? {};
  if (selectionStart !== null) fields[place]?.setSelectionRange(selectionStart, selectionEnd);
}

const listFields = (dialog: Element) => [...dialog.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")];
const valueProperty = () => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");

/** Enters what another field has, as a shopper does. */
function enter(to: HTMLInputElement | undefined, { type, checked, value }: HTMLInputElement): void {
  if (type === "checkbox") {
    if (checked !== to?.checked) to?.click();
    return;
  }
  // Not by the property that React has put over it, which would count as its own change.
  valueProperty()?.set?.call(to, value);
  to?.dispatchEvent(new Event("input", { bubbles: true }));
}
