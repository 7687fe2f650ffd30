import type { BillingContact } from "@store/contract/orders/requests";
import type { Address } from "@store/contract/shared";

/** Country codes of wallets. */
const countries: Readonly<Record<string, string>> = { US: "USA", CA: "CAN" };

/** The fields of an address as far as a wallet's contact has them; `phone` replaces a number that it does not have. */
export function toAddressDraft(contact: BillingContact, phone: string): Address {
  const [address1 = "", address2, address3] = contact.addressLines;
  const code = contact.countryCode.trim().toUpperCase();
  return {
    firstName: contact.givenName,
    lastName: contact.familyName,
    address1,
    ...(address2 && { address2 }),
    ...(address3 && { address3 }),
    city: contact.locality,
    state: contact.administrativeArea,
    postalCode: contact.postalCode,
    country: countries[code] ?? code,
    dayPhone: contact.phoneNumber || phone,
  };
}
