import { atom } from "jotai/vanilla";
import { cartAtom } from "./cart-atom.ts";

/** By line; a line that nothing brings has no words. */
export type EstimatesByLine = ReadonlyMap<string, string | undefined>;
const none: EstimatesByLine = new Map();

// What was answered, of which cart. A later version of it has other lines, ways or places.
interface Estimates {
  readonly basketId: string;
  readonly version: number;
  /** Null when there are none to be had. */
  readonly messages: EstimatesByLine | null;
}

export const lookedUpAtom = atom<Estimates | null>(null);
const currentAtom = atom((get) => {
  const cart = get(cartAtom);
  const answered = get(lookedUpAtom);
  return answered?.basketId === cart?.basketId && answered?.version === cart?.version ? answered : null;
});

/** What the cart says in place of estimates that cannot be had; null otherwise (ERR-15). */
export const estimateOutageAtom = atom((get): string | null => {
  const cart = get(cartAtom);
  return cart && get(currentAtom)?.messages === null ? cart.config.eddOutagePickupMessage : null;
});

/** When each line comes as it was looked up, by line, none while that is out; null while the cart speaks for itself. */
export const estimatesAtom = atom((get): EstimatesByLine | null => {
  const current = get(currentAtom);
  return current && (current.messages ?? none);
});
