import type { KeyboardEvent } from "react";

/**
 * For radios of which one opens a dialog: an arrow key moves the focus and selects nothing; Space or Enter selects the radio
 * that has the focus.
 */
export function roveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, metaKey, currentTarget } = event;
  // The browser's own Back and Forward.
  if (altKey || metaKey) return;
  const other = currentTarget.querySelector<HTMLElement>("input:not(:focus)");
  if (key.startsWith("Arrow")) other?.focus();
  else if (key === "Enter") currentTarget.querySelector<HTMLElement>(":focus")?.click();
  else return;
  event.preventDefault();
}
