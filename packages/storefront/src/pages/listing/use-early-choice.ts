import type { Listing } from "@store/contract/catalog";
import { useEffect } from "react";
import { formChoice, type ListingChoice } from "./listing-choice.ts";

interface EarlyChoice {
  readonly listing: Pick<Listing, "sorts" | "sort">;
  readonly choice: ListingChoice;
  readonly urlOf: (choice: ListingChoice) => string;
  readonly show: (choice: ListingChoice) => void;
}

/** Takes up what was ticked or sorted before the page's scripts ran: without them a form waits for its button. */
export function useEarlyChoice(formId: string, { listing, choice, urlOf, show }: EarlyChoice): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const early = formChoice(new FormData(form), listing);
    if (urlOf({ ...early, page: choice.page }) !== urlOf(choice)) show(early);
    // Once: from then on every change is told by its own control.
  }, []);
}
