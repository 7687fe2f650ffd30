import type { CardTypeName } from "@store/contract/payment";
import type { Site } from "@store/contract/shared";

export interface TestAccount {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** The stored password: argon2id, as a PHC string. */
  passwordPhc: string;
  isTaxExempt?: true;
  shows: string;
  addresses: readonly TestAddress[];
  cards: readonly TestAccountCard[];
  certificates: readonly TestCertificate[];
}

interface TestAddress {
  address1: string;
  address2?: string;
  city: string;
  state: string;
  postalCode: string;
  country: "USA" | "CAN";
  dayPhone: string;
}
interface TestAccountCard {
  type: CardTypeName;
  /** A number of the sandbox; it is not stored. */
  number: string;
  expMonth: string;
  expYear: string;
}
export interface TestCertificate {
  number: string;
  site: Site;
  amountCents: number;
  expiresAt: string;
  usedAt?: string;
  shows: string;
}

/** Accounts to sign in with. */
export const accounts: readonly TestAccount[] = [
  {
    id: "account-nell",
    firstName: "Nell",
    lastName: "Ashby",
    email: "nell.ashby@example.com",
    password: "Linen-and-Oak-24",
    passwordPhc: "$argon2id$v=19$m=19456,t=2,p=1$EjBDDeGHFPea/2ctKhJcwQ$HoY8mJcNW0f1P652NToHaOvMmj/TV9Knv3Dlmc1C2Gc",
    shows: "Reward certificates, a rewards card, a card that has expired",
    addresses: [
      {
        address1: "2210 W Cortland St",
        address2: "Unit 2",
        city: "Chicago",
        state: "IL",
        postalCode: "60647",
        country: "USA",
        dayPhone: "312-234-6612",
      },
      {
        address1: "17 Tern Ln",
        city: "Anchorage",
        state: "AK",
        postalCode: "99501",
        country: "USA",
        dayPhone: "907-234-1180",
      },
    ],
    cards: [
      { type: "Visa", number: "4111111111111111", expMonth: "08", expYear: "2031" },
      { type: "CoBrandMasterCard", number: "5299900112345673", expMonth: "11", expYear: "2032" },
      { type: "AmericanExpress", number: "378282246310005", expMonth: "04", expYear: "2025" },
    ],
    certificates: [
      {
        number: "7301 4420 0186 2275",
        site: "US",
        amountCents: 2_500,
        expiresAt: "2035-01-01T06:00:00Z",
        shows: "Can be used",
      },
      {
        number: "7301 4420 0186 2283",
        site: "US",
        amountCents: 1_000,
        expiresAt: "2035-01-01T06:00:00Z",
        shows: "Can be used",
      },
      {
        number: "7301 4420 0186 2291",
        site: "US",
        amountCents: 1_500,
        expiresAt: "2026-04-01T05:00:00Z",
        shows: "Expired",
      },
      {
        number: "7301 4420 0186 2309",
        site: "US",
        amountCents: 2_000,
        expiresAt: "2035-01-01T06:00:00Z",
        usedAt: "2026-05-12T17:30:00Z",
        shows: "Used",
      },
    ],
  },
  {
    id: "account-priya",
    firstName: "Priya",
    lastName: "Raman",
    email: "priya.raman@example.com",
    password: "Plinth-over-Plaster-7",
    passwordPhc: "$argon2id$v=19$m=19456,t=2,p=1$VNJKlCipTawBrx57eo0pog$loWqvszwFg555AHN0VSc3cM6uOK4E67VTeUfzAm1nRE",
    isTaxExempt: true,
    shows: "Buys for a school and pays no sales tax; a card that is declined; an address in each country",
    addresses: [
      {
        address1: "905 Barton Springs Rd",
        city: "Austin",
        state: "TX",
        postalCode: "78704",
        country: "USA",
        dayPhone: "512-234-7735",
      },
      {
        address1: "61 Mill St",
        city: "Toronto",
        state: "ON",
        postalCode: "M5A 3C4",
        country: "CAN",
        dayPhone: "416-234-9012",
      },
    ],
    cards: [
      { type: "MasterCard", number: "5555555555554444", expMonth: "02", expYear: "2033" },
      { type: "Visa", number: "4000000000000002", expMonth: "07", expYear: "2031" },
    ],
    certificates: [],
  },
];
