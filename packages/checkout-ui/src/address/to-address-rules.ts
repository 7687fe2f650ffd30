import { addressLimits, isAbroad, type ShipTo } from "@store/contract/shared";
import type { StoreSite } from "@store/shopper-state";
import type { AddressRules } from "@store/ui-kit/address-fields";

const homes: Readonly<Record<string, AddressRules["country"]>> = { USA: "US", CAN: "CA" };

/** The rules for an address in a country: its own in the United States and Canada, relaxed ones elsewhere. */
export function toAddressRules(
  { site, emailEndingMax }: Pick<StoreSite, "site" | "emailEndingMax">,
  country: Pick<ShipTo, "code"> | undefined,
): AddressRules {
  return {
    country: homes[country?.code ?? ""] ?? site,
    isAbroad: isAbroad(country),
    emailEndingMax,
    limits: addressLimits,
  };
}
