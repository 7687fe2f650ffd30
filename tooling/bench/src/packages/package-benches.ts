import { addressRaces } from "./address-races.ts";
import { cardRaces } from "./card-races.ts";
import { cartRaces } from "./cart-races.ts";
import type { Peers } from "./peers.ts";
import { priceRaces } from "./price-races.ts";
import type { Race } from "./race.ts";

/** Exports of a package that are used together, and what they may weigh on a page. */
export interface Weight {
  readonly name: string;
  /** What is exported from where, in the words of a module; `*` for all. */
  readonly exports: Readonly<Record<string, string>>;
  readonly goalBytes: number;
  /** A peer whose whole weight is told beside it, and the share of it that we may weigh. */
  readonly peer?: { readonly name: string; readonly share: number };
}

export interface PackageBench {
  readonly name: string;
  readonly weights: readonly Weight[];
  readonly races: (peers: Peers) => Promise<readonly Race[]>;
}

const cardForm = "{ detectCardType, checkCardNumber, formatCardNumber, checkExpiry, checkSecurityCode }";

/** What is measured of each domain package, in the order of the tables. */
export const packageBenches: readonly PackageBench[] = [
  {
    name: "card-validation",
    weights: [
      {
        name: "type, check, format, expiry, code",
        exports: { index: cardForm },
        goalBytes: 880,
        peer: { name: "card-validator", share: 0.2 },
      },
      { name: "everything", exports: { index: "*" }, goalBytes: 2100 },
    ],
    races: cardRaces as PackageBench["races"],
  },
  {
    name: "postal-and-address",
    weights: [
      {
        name: "postal code, phone, e-mail",
        exports: { index: "{ checkPostalCode, checkPhone, checkEmail }" },
        goalBytes: 420,
      },
      { name: "state against ZIP Code", exports: { index: "{ postalCodeContradictsRegion }" }, goalBytes: 1000 },
      { name: "everything with all lists", exports: { index: "*", countries: "*" }, goalBytes: 3400 },
    ],
    races: addressRaces as PackageBench["races"],
  },
  {
    name: "price-format",
    weights: [
      { name: "formatPrice", exports: { index: "{ formatPrice }" }, goalBytes: 330 },
      { name: "everything", exports: { index: "*" }, goalBytes: 700 },
    ],
    races: priceRaces as PackageBench["races"],
  },
  {
    name: "cart-merge",
    weights: [{ name: "everything", exports: { index: "*" }, goalBytes: 600 }],
    races: cartRaces as PackageBench["races"],
  },
];
