import type { AppliedCard } from "@store/contract/payment";
import type { SavePayment } from "@store/contract/payment/requests";
import { atom } from "jotai/vanilla";

/** The part of a typed card that survives its form: never the security code. */
export interface RememberedCard {
  readonly number: string;
  readonly expiry: string;
}

/** Two cards that share an order, and their input without the security codes. */
export interface RememberedPair {
  /** In payment order. */
  readonly cards: readonly (Pick<AppliedCard, "type" | "lastFour" | "expMonth" | "expYear"> & {
    readonly key: string;
  })[];
  /** Typed cards with an empty security code, by the keys above. */
  readonly typed: Readonly<Record<string, NonNullable<SavePayment["cardOneData"]>>>;
  /** The amount of the second one, in cents. */
  readonly secondCents: number;
}

const nothing: RememberedCard = { number: "", expiry: "" };
const rememberedAtom = atom(nothing);

/** The last typed card, only in the memory of this page: it is never written to a storage, a document or a log. */
export const rememberedCardAtom = atom((get) => get(rememberedAtom));

/** Stores every change of the card form, without the security code. */
export const rememberCardAtom = atom(null, (_get, set, { number, expiry }: RememberedCard) =>
  set(rememberedAtom, { number, expiry }),
);

/** The two cards of the order, stored in the same way; null if one card pays. */
export const rememberedPairAtom = atom<RememberedPair | null>(null);

/** The order is placed: the cards are removed from memory. */
export const forgetCardAtom = atom(null, (_get, set) => {
  set(rememberedAtom, nothing);
  set(rememberedPairAtom, null);
});
