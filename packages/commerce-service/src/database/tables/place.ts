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

/** One row: the version of the data that is the same for all shoppers. Triggers renew it. */
export interface ShopVersionTable {
  only_one: true;
  version: Generated<string>;
}

/** A postal code and the postal service's city. */
export interface PostalPlaceTable {
  country: "USA" | "CAN";
  /** A ZIP code, or the first half of a Canadian postal code. */
  postal_code: string;
  city: string;
  /** The city as `toCityKey` normalizes it, for comparison and search. */
  city_key: string;
  state: string;
  /** The number of codes of the city, as an estimate of its population. */
  code_count: number;
  /** Degrees; null until the places were loaded with positions. */
  latitude: number | null;
  longitude: number | null;
}

export interface PostalEditionTable {
  edition: string;
}
