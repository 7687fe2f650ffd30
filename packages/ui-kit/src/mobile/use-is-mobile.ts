import { useSyncExternalStore } from "react";

/** The largest width that counts as a phone, in CSS pixels; above it starts the desktop layout. */
export const mobileMaxWidth = 768;

const query = `(width <= ${mobileMaxWidth}px)`;

function watchWidth(onChange: () => void): () => void {
  const list = globalThis.matchMedia?.(query);
  list?.addEventListener("change", onChange);
  return () => list?.removeEventListener("change", onChange);
}

/**
 * Whether the screen is a phone's. A server returns false, so use this only for behavior after a touch or a click. Use
 * a media query for layout.
 */
export function useIsMobile(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
