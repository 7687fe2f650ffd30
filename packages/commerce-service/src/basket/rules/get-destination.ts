import { type DeliveryPlace, toDeliveryPlace } from "../../delivery/rules/delivery-place.ts";
import type { Basket } from "../basket.ts";
import type { BasketRecipient } from "./to-recipients.ts";

/**
 * Where a recipient's part goes, as far as that is known: to the address, else to the postal code or the country that was
 * chosen in the cart. Before any of them it is the farthest place that trucks reach.
 */
export function getDestination(
  recipient: Pick<BasketRecipient, "address"> | undefined,
  { site, choices }: Pick<Basket, "site" | "choices">,
): DeliveryPlace {
  if (recipient?.address) return toDeliveryPlace(recipient.address, site);
  const { shipToCountry: country, taxPostalCode: postalCode } = choices;
  return toDeliveryPlace(
    { ...(country !== undefined && { country }), ...(postalCode !== undefined && { postalCode }) },
    site,
  );
}

/** Whether the cart's order leaves the country of its site (AMB-044). */
export function isInternational({ site, choices }: Pick<Basket, "site" | "choices">): boolean {
  return getDestination(undefined, { site, choices }).scope === "international";
}
