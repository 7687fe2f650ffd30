import { addressRaces } from "./address-races.ts";
import { cardRaces } from "./card-races.ts";
import { cartRaces } from "./cart-races.ts";
import type { Peers } from "./peers.ts";
import { priceRaces } from "./price-races.ts";
import type { AnyRace } from "./race.ts";
import { sectionalRaces } from "./sectional-races.ts";

/** What is raced of each domain package, in the order of the tables. */
export const packageRaces: Readonly<Record<string, (peers: Peers) => Promise<readonly AnyRace[]>>> = {
  "card-validation": cardRaces,
  "postal-and-address": addressRaces,
  "price-format": priceRaces,
  "cart-merge": cartRaces,
  "sectional-ui": sectionalRaces,
};
