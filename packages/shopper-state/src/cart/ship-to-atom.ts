import type { ShipTo } from "@store/contract/shared";
import { atom } from "jotai/vanilla";

/** The country that the order goes to, for the header (AMB-044), as a cart or the page's own data told it last; null while nobody has. */
export const shipToAtom = atom<ShipTo | null>(null);
