import { type Address, addressLimits, type ShipTo } from "@store/contract/shared";
import { type StoreSite, siteAtom } from "@store/shopper-state";
import { type AddressFieldsOptions, type AddressRules, useAddressFields } from "@store/ui-kit/address-fields";
import { useAtomValue } from "jotai";
import { isAbroad } from "./is-abroad.ts";

export interface AddressFormOptions
  extends Pick<AddressFieldsOptions, "prefix" | "names" | "initial" | "initialErrors" | "asksEmail" | "onDraft"> {
  /** The country that it lies in; the site's own when left out. */
  readonly shipTo?: ShipTo | undefined;
}

/** The rules of a site for an address, which may lie abroad. */
export function toAddressRules(
  { site, emailEndingMax }: Pick<StoreSite, "site" | "emailEndingMax">,
  shipTo: ShipTo | undefined,
): AddressRules {
  return { country: site, isAbroad: isAbroad(shipTo), emailEndingMax, limits: addressLimits };
}

/** The state of a step's address fields, with the rules of its site. */
export function useAddressForm({ shipTo, ...options }: AddressFormOptions) {
  const site = useAtomValue(siteAtom);
  const country = shipTo?.code ?? site.country;
  const form = useAddressFields({ ...options, ...toAddressRules(site, shipTo) });
  return {
    ...form,
    country,
    isAbroad: isAbroad(shipTo),
    /** The address to send, or null after showing what is wrong with it. */
    submit(): Address | null {
      const address = form.submit();
      return address && { ...address, country };
    },
  };
}
