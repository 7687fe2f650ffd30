import { isSameAddress } from "../address/is-same-address.ts";

/** The checkbox of the billing address. */
export const sameAsShippingName = "billing.isSameAsShipping";

type Compared = Parameters<typeof isSameAddress>[0];

/** Whether two addresses are the same for a bank: a billing address has no e-mail address. */
export function isSameForBilling(one: Compared, other: Compared): boolean {
  return isSameAddress(one && { ...one, emailAddress: "" }, other && { ...other, emailAddress: "" });
}
