import type { CallFailure } from "@store/checkout-client";
import type { CartResult } from "@store/contract/cart";
import { atom } from "jotai/vanilla";
import type { Wish } from "./wishes.ts";

/** Why a line stands where it stood (ERR-17). */
export interface LineError {
  readonly action: Wish["action"];
  /** What was answered; the failure when no answer came. */
  readonly response: CartResult | CallFailure;
  /** For the shopper, at the line (AMB-042). */
  readonly text: string;
}

/** Whose failures stand at their line: saving for later, moving to the cart, and removing what was saved. */
export const storesItsError: ReadonlySet<Wish["action"]> = new Set([
  "saveForLater",
  "moveToCart",
  "removeItemFromSaveForLater",
]);

/** Errors of lines by the lines' ids. */
export const lineErrorsAtom = atom<Readonly<Record<string, LineError>>>({});

/** Takes a line's error away: something new is asked of it. */
export const forgetLineErrorAtom = atom(null, (get, set, lineId: string) => {
  const { [lineId]: forgotten, ...others } = get(lineErrorsAtom);
  if (forgotten) set(lineErrorsAtom, others);
});
