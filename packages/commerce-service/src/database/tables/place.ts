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
