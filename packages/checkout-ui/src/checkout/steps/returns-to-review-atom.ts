import { atom } from "jotai/vanilla";

/** Set by a change link of the review step, so that saving the change returns there; the review step clears it. */
export const returnsToReviewAtom = atom(false);
