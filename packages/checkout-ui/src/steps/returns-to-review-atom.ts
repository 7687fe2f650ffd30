import { atom } from "jotai/vanilla";

/** Set by a change link of the review step, so that saving the change returns there; the review step clears it. */
export const returnsToReviewAtom = atom(false);

/** The search parameter of a change link, for pages without scripts. */
export const returnToReview = "return=review";

/** Whether a URL is that of a change link. */
export const isReturningToReview = (params: URLSearchParams) => params.get("return") === "review";
