import type { AppliedCard } from "@store/contract/payment";
import type { SavePayment } from "@store/contract/payment/requests";
import { atom } from "jotai/vanilla";

/** What of a typed card outlives its form: never the security code, which is typed again. */
export interface RememberedCard {
  readonly number: string;
  readonly expiry: string;
}

/** Two cards that were chosen to share an order, and what of them was typed: without their codes. */
export interface RememberedPair {
  /** In the order in which they pay. */
  readonly cards: readonly (Pick<AppliedCard, "type" | "lastFour" | "expMonth" | "expYear"> & {
    readonly key: string;
  })[];
  /** Typed cards with an empty security code, by the keys above. */
  readonly typed: Readonly<Record<string, NonNullable<SavePayment["cardOneData"]>>>;
  /** What the second one was to pay, in cents. */
  readonly secondCents: number;
}

const nothing: RememberedCard = { number: "", expiry: "" };
const rememberedAtom = atom(nothing);

/** The card as it was last typed, in the memory of this page alone: it is written to no storage, no document and no log. */
export const rememberedCardAtom = atom((get) => get(rememberedAtom));

/** Takes every change of the card form, whatever else is in it. */
export const rememberCardAtom = atom(null, (_get, set, { number, expiry }: RememberedCard) =>
  set(rememberedAtom, { number, expiry }),
);

/** The two cards of the order, kept like the one; null where one card pays. */
export const rememberedPairAtom = atom<RememberedPair | null>(null);

/** The order is placed: what paid it is nobody's any more. */
export const forgetCardAtom = atom(null, (_get, set) => {
  set(rememberedAtom, nothing);
  set(rememberedPairAtom, null);
});
