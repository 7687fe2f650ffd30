import type { CartCount } from "@store/contract/cart";
import { atom } from "jotai";

/** Who is signed in, as every page knows it. */
export type Account = NonNullable<CartCount["account"]>;

/** Who is signed in, as the page knows it; null for a guest. */
export const accountAtom = atom<Account | null>(null);

/** The postal code of the visit, as the page shows it; null without one. */
export const postalCodeAtom = atom<string | null>(null);
