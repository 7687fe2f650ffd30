import { addressLimits, type ShipTo } from "@store/contract/shared";
import type { StoreSite } from "@store/shopper-state";
import type { AddressRules } from "@store/ui-kit/address-fields";
import { isAbroad } from "./is-abroad.ts";

/** The rules of a site for an address, which may lie abroad. */
export function toAddressRules(
  { site, emailEndingMax }: Pick<StoreSite, "site" | "emailEndingMax">,
  shipTo: ShipTo | undefined,
): AddressRules {
  return { country: site, isAbroad: isAbroad(shipTo), emailEndingMax, limits: addressLimits };
}
