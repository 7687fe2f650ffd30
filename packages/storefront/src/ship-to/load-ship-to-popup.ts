/**
 * Fetches the popup. A step of its own, for a script that fetches another one names every file which that one needs: the first
 * look of every page would carry all their names.
 */
export function loadShipToPopup() {
  return import("./ship-to-popup.tsx").then((part) => part.ShipToPopup);
}
