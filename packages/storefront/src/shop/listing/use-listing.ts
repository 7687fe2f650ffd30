import type { Listing } from "@store/contract/catalog";
import { isLeaving } from "@store/ui-kit/early";
import { useEffect, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { choiceOf, formChoice, type ListingBase, type ListingChoice, listingUrl } from "./listing-choice.ts";

/**
 * A list and the shopper's selection. A selection is shown at once, and a second one includes the first, although the
 * new list is still loading. Each has its own URL, so Back undoes it.
 */
export function useListing(listing: Listing, base: ListingBase) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [wanted, setWanted] = useState<{ listing: Listing; choice: ListingChoice } | null>(null);
  // A pending selection belongs to the list on which it was made: the loaded list replaces it.
  const choice = wanted?.listing === listing ? wanted.choice : choiceOf(listing);
  const { state, location } = navigation;

  return {
    choice,
    /** Whether another view of this list is loading. */
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

/** Applies what was selected or sorted before hydration: without scripts a form waits for its button. */
export function useEarlyChoice(formId: string, { listing, choice, urlOf, show }: EarlyChoice): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    // The browser may be sending it already.
    if (!(form instanceof HTMLFormElement) || isLeaving()) return;
    const early = formChoice(new FormData(form), listing);
    if (urlOf({ ...early, page: choice.page }) !== urlOf(choice)) show(early);
    // Once: afterwards every control reports its changes.
  }, []);
}
