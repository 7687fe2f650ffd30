import { trayKey } from "@store/ui-kit/early-protocol";

/** What this page has put into the tray, which a browser without storage keeps nowhere else. */
let isHeldHere: boolean | undefined;
const listeners = new Set<() => void>();

/**
 * Whether the tray holds a swatch. A page loads the tray itself only then, so that this file imports no more than a name.
 * In the browser only.
 *
 * @example const isHeld = useSyncExternalStore(hearTray, holdsSwatches, () => false);
 */
export function holdsSwatches(): boolean {
  if (isHeldHere !== undefined) return isHeldHere;
  try {
    return (window.localStorage.getItem(trayKey) ?? "[]") !== "[]";
  } catch {
    return false;
  }
}

/** Calls a function when the tray may have changed, here or in another tab; returns the function that stops it. */
export function hearTray(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key !== trayKey && key !== null) return;
    // The other tab's tray is in the storage.
    isHeldHere = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", hear);
  };
}

/** Tells the page what its tray holds after a change. */
export function tellTray(isHeld: boolean): void {
  isHeldHere = isHeld;
  for (const listener of listeners) listener();
}
