import { atom } from "jotai/vanilla";

/** Set by a change link of the review step, so that saving the change returns there; the review step clears it. */
export const returnsToReviewAtom = atom(false);

/** What a change link has in its address, for a page that runs no scripts. */
export const returnToReview = "return=review";

/** Whether an address is one of a change link. */
export const isReturningToReview = (params: URLSearchParams) => params.get("return") === "review";
