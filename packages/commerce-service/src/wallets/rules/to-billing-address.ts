import type { BillingContact } from "@store/contract/orders/requests";
import type { Address, Site } from "@store/contract/shared";
import { checkAddress } from "../../checkout/rules/check-address.ts";
import { findBillingCountry } from "../../checkout/rules/find-billing-country.ts";

/** Country codes of wallets. */
const countries: Readonly<Record<string, string>> = { US: "USA", CA: "CAN" };

/** A wallet's contact as a billing address; undefined if it is not a complete address of its country. */
export function toBillingAddress(
  contact: BillingContact,
  { site, phone }: { site: Site /** Replaces a name that the wallet does not provide. */; phone: string },
): Address | undefined {
  const [address1 = "", address2, address3] = contact.addressLines;
  const code = contact.countryCode.trim().toUpperCase();
  const country = countries[code] ?? code;
  const check = checkAddress(
    {
      firstName: contact.givenName,
      lastName: contact.familyName,
      address1,
      ...(address2 && { address2 }),
      ...(address3 && { address3 }),
      city: contact.locality,
      state: contact.administrativeArea,
      postalCode: contact.postalCode,
      country,
      dayPhone: contact.phoneNumber || phone,
    },
    { site, email: "optional", country: findBillingCountry(country) },
  );
  return check.ok ? check.address : undefined;
}
