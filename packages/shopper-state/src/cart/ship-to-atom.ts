import type { ShipTo } from "@store/contract/shared";
import { atom } from "jotai/vanilla";

const shipToValueAtom = atom<ShipTo | null>(null);

/** The country that the order goes to, for the header (AMB-044); null while nobody has told it. */
export const shipToAtom = atom((get) => get(shipToValueAtom));

/** Takes the country that a cart or the page's own data told. */
export const receiveShipToAtom = atom(null, (_get, set, shipTo: ShipTo | null | undefined) => {
  if (shipTo) set(shipToValueAtom, shipTo);
});
