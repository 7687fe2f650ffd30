import type { KeyboardEvent } from "react";

/**
 * For radios of which one opens a dialog: an arrow only looks around, so it moves the focus and chooses nothing; Space or
 * Enter chooses what has the focus.
 */
export function lookByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, metaKey, currentTarget } = event;
  // The browser's own way back and forth.
  if (altKey || metaKey) return;
  const other = currentTarget.querySelector<HTMLElement>("input:not(:focus)");
  if (key.startsWith("Arrow")) other?.focus();
  else if (key === "Enter") currentTarget.querySelector<HTMLElement>(":focus")?.click();
  else return;
  event.preventDefault();
}
