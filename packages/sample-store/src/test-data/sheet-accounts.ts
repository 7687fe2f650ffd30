import type { BillingContact } from "@store/contract/orders/requests";
import type { Site } from "@store/contract/shared";

/** Who may pay on a sheet of the sandbox. */
export interface SheetAccount {
  readonly id: string;
  readonly userName: string;
  /** What is special about it, for the people who try it. */
  readonly shows: string;
  /** What a wallet tells the shop of it. */
  readonly contact: BillingContact & { readonly emailAddress: string };
}

/** The names by which wallets know an account. */
export function namesOf({ userName, contact: { emailAddress } }: SheetAccount) {
  return { userName, emailAddress };
}

const abroad: SheetAccount = {
  id: "abroad",
  userName: "@lotte-brandt",
  shows: "an address where the store bills nobody",
  contact: {
    ...{ givenName: "Lotte", familyName: "Brandt", emailAddress: "lotte.brandt@example.com" },
    ...{ addressLines: ["Torstrasse 49"], locality: "Berlin", administrativeArea: "BE" },
    ...{ postalCode: "10119", countryCode: "DE", phoneNumber: "+49 30 555 0143" },
  },
};

/** The sample accounts of every wallet, as they exist on a site. */
export const sheetAccounts: Readonly<Record<Site, readonly SheetAccount[]>> = {
  US: [
    {
      id: "whole",
      userName: "@rowan-ellery",
      shows: "a whole billing address",
      contact: {
        ...{ givenName: "Rowan", familyName: "Ellery", emailAddress: "rowan.ellery@example.com" },
        ...{ addressLines: ["1240 N Wells St", "Apt 5"], locality: "Chicago", administrativeArea: "IL" },
        ...{ postalCode: "60610", countryCode: "US", phoneNumber: "(312) 555-0171" },
      },
    },
    {
      id: "shortened",
      userName: "@mina-okafor",
      shows: "a shortened postal code, as before an authorization",
      contact: {
        ...{ givenName: "Mina", familyName: "Okafor", emailAddress: "mina.okafor@example.com" },
        ...{ addressLines: [], locality: "Chicago", administrativeArea: "IL", postalCode: "606", countryCode: "US" },
      },
    },
    abroad,
  ],
  CA: [
    {
      id: "whole",
      userName: "@claire-gagnon",
      shows: "a whole billing address",
      contact: {
        ...{ givenName: "Claire", familyName: "Gagnon", emailAddress: "claire.gagnon@example.com" },
        ...{ addressLines: ["88 Queen St W"], locality: "Toronto", administrativeArea: "ON" },
        ...{ postalCode: "M5H 2N2", countryCode: "CA", phoneNumber: "(416) 555-0138" },
      },
    },
    {
      id: "shortened",
      userName: "@idris-lowe",
      shows: "a shortened postal code, as before an authorization",
      contact: {
        ...{ givenName: "Idris", familyName: "Lowe", emailAddress: "idris.lowe@example.com" },
        ...{ addressLines: [], locality: "Ottawa", administrativeArea: "ON", postalCode: "K1A", countryCode: "CA" },
      },
    },
    abroad,
  ],
};
