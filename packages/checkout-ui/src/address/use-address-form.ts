import { type Address, addressLimits, type ShipTo } from "@store/contract/shared";
import { siteAtom } from "@store/shopper-state";
import { type AddressFieldsOptions, useAddressFields } from "@store/ui-kit/address-fields";
import { useAtomValue } from "jotai";
import { isAbroad } from "./is-abroad.ts";

export interface AddressFormOptions
  extends Pick<AddressFieldsOptions, "prefix" | "names" | "initial" | "asksEmail" | "onDraft"> {
  /** The country that it lies in; the site's own when left out. */
  readonly shipTo?: ShipTo | undefined;
}

/** The state of a step's address fields, with the rules of its site. */
export function useAddressForm({ shipTo, ...options }: AddressFormOptions) {
  const { site, country: own, emailEndingMax } = useAtomValue(siteAtom);
  const country = shipTo?.code ?? own;
  const rules = { country: site, isAbroad: isAbroad(shipTo), emailEndingMax, limits: addressLimits };
  const form = useAddressFields({ ...options, ...rules });
  return {
    ...form,
    country,
    isAbroad: rules.isAbroad,
    /** The address to send, or null after showing what is wrong with it. */
    submit(): Address | null {
      const address = form.submit();
      return address && { ...address, country };
    },
  };
}
