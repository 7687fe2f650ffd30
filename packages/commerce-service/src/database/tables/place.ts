import type { Site } from "@store/contract/shared";
import type { Generated } from "kysely";
import type { Json } from "./cell.ts";

export interface StoreLocationTable {
  location_id: string;
  site: Site;
  name: string;
  address1: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
  phone: string;
  hours: Json<string[]>;
  services: Json<string[]>;
}

export interface TaxRateTable {
  country: string;
  region: string;
  rate_millionths: number;
}

/** One row: the version of what the shop says to all shoppers alike. Triggers renew it. */
export interface ShopVersionTable {
  only_one: true;
  version: Generated<string>;
}

/** A postal code and the city that the postal service names for it. */
export interface PostalPlaceTable {
  country: "USA" | "CAN";
  /** A ZIP code, or the first half of a Canadian postal code. */
  postal_code: string;
  city: string;
  /** The city as `toCityKey` spells it, for comparing and searching. */
  city_key: string;
  state: string;
  /** How many codes the city has, which is as near as this data comes to how many people live there. */
  code_count: number;
}

export interface PostalEditionTable {
  edition: string;
}
