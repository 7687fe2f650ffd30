import { type Address, addressLimits, type ShipTo } from "@store/contract/shared";
import { siteAtom } from "@store/shopper-state";
import { type AddressFieldsOptions, useAddressFields } from "@store/ui-kit/address-fields";
import { useAtomValue } from "jotai";

export interface AddressFormOptions
  extends Pick<AddressFieldsOptions, "prefix" | "names" | "initial" | "asksEmail" | "onDraft"> {
  /** The country that it lies in; the site's own when left out. */
  readonly shipTo?: ShipTo | undefined;
}

/** The state of a step's address fields, with the rules of its site. */
export function useAddressForm({ shipTo, ...options }: AddressFormOptions) {
  const { site, country: own, emailEndingMax } = useAtomValue(siteAtom);
  const country = shipTo?.code ?? own;
  const isAbroad = country !== own;
  const form = useAddressFields({ ...options, country: site, isAbroad, emailEndingMax, limits: addressLimits });
  return {
    ...form,
    country,
    isAbroad,
    /** The address to send, or null after showing what is wrong with it. */
    submit(): Address | null {
      const address = form.submit();
      return address && { ...address, country };
    },
  };
}
