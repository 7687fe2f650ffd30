import type { Site } from "@store/contract/shared";
import { countryOfSite } from "../../delivery/rules/delivery-place.ts";
import type { Basket, BasketChoices } from "../basket.ts";
import type { LoadedBasket, TypedPostalCode } from "../basket-context.ts";

/** The postal code of a visit, and whether it was typed on a page after every address of the order was saved. */
export interface VisitPlace {
  postalCode: string;
  isTyped: boolean;
}

interface KnownOfVisit {
  site: Site;
  /** The destinations of the order, as far as they are chosen. */
  choices: Pick<BasketChoices, "recipients" | "shipToCountry">;
  typed: TypedPostalCode | null;
  /** That of the account's default address. */
  ofAccount: string | null;
}

/**
 * The postal code by which every page estimates dates, charges and distances: the latest of the one that was typed and
 * those of the addresses that were saved in this checkout, otherwise that of the account's default address. Null without
 * any of these, and for an order abroad.
 */
export function findPostalCode({ site, choices, typed, ofAccount }: KnownOfVisit): VisitPlace | null {
  const country = countryOfSite[site];
  if ((choices.shipToCountry ?? country) !== country) return null;
  const saved = (choices.recipients ?? [])
    .flatMap(({ address, addressedAt = "" }) => (address?.country === country ? [{ address, addressedAt }] : []))
    .reduce<Saved | null>((latest, one) => (latest && latest.addressedAt >= one.addressedAt ? latest : one), null);
  if (typed && (saved === null || typed.at.toISOString() > saved.addressedAt)) {
    return { postalCode: typed.postalCode, isTyped: true };
  }
  const postalCode = saved?.address.postalCode ?? ofAccount;
  return postalCode === null ? null : { postalCode, isTyped: false };
}

interface Saved {
  address: { postalCode: string };
  /** ISO 8601; empty of one that was saved before its time was. */
  addressedAt: string;
}

/** The postal code of a visit with a basket. */
export function findVisitPlace({
  basket: { site, choices },
  basketContext: { typed, account },
}: {
  basket: Pick<Basket, "site" | "choices">;
  basketContext: Pick<LoadedBasket["basketContext"], "typed" | "account">;
}): VisitPlace | null {
  return findPostalCode({ site, choices, typed, ofAccount: account?.addresses[0]?.postalCode ?? null });
}
