import type { Listing } from "@store/contract/catalog";
import { useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { choiceOf, type ListingBase, type ListingChoice, listingUrl } from "./listing-choice.ts";

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
