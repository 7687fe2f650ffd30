import { useSyncExternalStore } from "react";

/** The widest screen that counts as a phone's, in CSS pixels; a desk's begins one pixel above. */
export const mobileMaxWidth = 768;

const query = `(width <= ${mobileMaxWidth}px)`;

function watchWidth(onChange: () => void): () => void {
  const list = globalThis.matchMedia?.(query);
  list?.addEventListener("change", onChange);
  return () => list?.removeEventListener("change", onChange);
}

/**
 * Whether the screen is a phone's. A server does not know and answers false, so this is for what happens after a touch or a
 * click; what is drawn belongs into a media query.
 */
export function useIsMobile(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
