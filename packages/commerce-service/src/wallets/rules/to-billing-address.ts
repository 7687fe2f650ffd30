import type { BillingContact } from "@store/contract/orders/requests";
import type { Address, Site } from "@store/contract/shared";
import { checkPartialPostalCode } from "@store/postal-and-address";
import { toAddressDraft } from "../../basket/rules/to-address-draft.ts";
import { checkAddress } from "../../checkout/rules/check-address.ts";
import { findBillingCountry } from "../../checkout/rules/find-billing-country.ts";

interface ContactQuestion {
  site: Site;
  /** Replaces a number that the wallet does not provide. */
  phone: string;
}

/**
 * What a basket keeps of a wallet's contact: the billing address, if it is one, or the contact itself if only its postal
 * code is shortened, as wallets send it before the payment is confirmed. It is judged again when the order is placed.
 */
export function readBillingContact(
  contact: BillingContact,
  question: ContactQuestion,
): { billingAddress?: Address; billingContact?: BillingContact } {
  const billingAddress = toBillingAddress(contact, question);
  if (billingAddress) return { billingAddress };
  const country = contact.countryCode.trim().toUpperCase() === "CA" ? "CA" : "US";
  const half = checkPartialPostalCode(contact.postalCode, { country });
  const isShortened =
    half.ok && toBillingAddress({ ...contact, postalCode: `${half.value} 1A1` }, question) !== undefined;
  return isShortened ? { billingContact: contact } : {};
}

/** A wallet's contact as a billing address; undefined if it is not a complete address of its country. */
export function toBillingAddress(contact: BillingContact, { site, phone }: ContactQuestion): Address | undefined {
  const address = toAddressDraft(contact, phone);
  const check = checkAddress(address, { site, email: "optional", country: findBillingCountry(address.country) });
  return check.ok ? check.address : undefined;
}
