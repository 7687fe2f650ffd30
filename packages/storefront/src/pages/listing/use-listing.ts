import type { Listing } from "@store/contract/catalog";
import { useEffect, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { choiceOf, formChoice, type ListingBase, type ListingChoice, listingUrl } from "./listing-choice.ts";

/**
 * A list and what the shopper wants of it. A tick is shown at once and a second one counts from the first, although the
 * list that answers them is still on its way; each is an address of its own, so Back undoes it.
 */
export function useListing(listing: Listing, base: ListingBase) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [wanted, setWanted] = useState<{ listing: Listing; choice: ListingChoice } | null>(null);
  // A wish belongs to the list it was made on: the answer, whatever it says, takes its place.
  const choice = wanted?.listing === listing ? wanted.choice : choiceOf(listing);
  const { state, location } = navigation;

  return {
    choice,
    /** Another view of this list is on its way. */
    isPending: state === "loading" && location.pathname === base.path,
    urlOf: (other: ListingChoice) => listingUrl(base, other, listing),
    show(next: ListingChoice) {
      setWanted({ listing, choice: next });
      navigate(listingUrl(base, next, listing), { preventScrollReset: true });
    },
  };
}

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
