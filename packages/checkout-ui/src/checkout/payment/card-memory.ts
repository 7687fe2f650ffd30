import { atom } from "jotai/vanilla";

/** What of a typed card outlives its form: never the security code, which is typed again (AMB-209). */
export interface RememberedCard {
  readonly number: string;
  readonly expiry: string;
}

const nothing: RememberedCard = { number: "", expiry: "" };
const rememberedAtom = atom(nothing);

/** The card as it was last typed, in the memory of this page alone: it is written to no storage, no document and no log. */
export const rememberedCardAtom = atom((get) => get(rememberedAtom));

/** Takes every change of the card form, whatever else is in it. */
export const rememberCardAtom = atom(null, (_get, set, { number, expiry }: RememberedCard) =>
  set(rememberedAtom, { number, expiry }),
);

/** The order is placed: what paid it is nobody's any more. */
export const forgetCardAtom = atom(null, (_get, set) => set(rememberedAtom, nothing));
