import { type Address, isAbroad, type ShipTo } from "@store/contract/shared";
import { placesAtom, siteAtom } from "@store/shopper-state";
import { type AddressFieldsOptions, useAddressFields } from "@store/ui-kit/address-fields";
import { useAtomValue } from "jotai";
import { toAddressRules } from "./to-address-rules.ts";

export interface AddressFormOptions
  extends Pick<
    AddressFieldsOptions,
    "prefix" | "idPrefix" | "names" | "initial" | "initialErrors" | "hasEmail" | "onDraft"
  > {
  /** The country of the address; the site's own if omitted. */
  readonly shipTo?: Pick<ShipTo, "code"> | undefined;
}

/** The state of a step's address fields, with the rules of its site, and with suggestions for an address in its country. */
export function useAddressForm({ shipTo, ...options }: AddressFormOptions) {
  const site = useAtomValue(siteAtom);
  const country = shipTo?.code ?? site.country;
  const suggestions = useAtomValue(placesAtom);
  const places = country === site.country ? suggestions : undefined;
  const form = useAddressFields({ ...options, ...toAddressRules(site, shipTo), places });
  return {
    ...form,
    country,
    isAbroad: isAbroad(shipTo),
    /** The address to send, or null after showing the errors. */
    submit(): Address | null {
      const address = form.submit();
      return address && { ...address, country };
    },
  };
}
