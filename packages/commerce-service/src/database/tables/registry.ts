import type { RegistryType } from "@store/contract/registry/requests";
import type { Address, Site } from "@store/contract/shared";
import type { ColumnType } from "kysely";
import type { Moment } from "./cell.ts";

/** A gift registry of an account on one site. */
export interface RegistryTable {
  registry_id: string;
  account_id: string;
  site: Site;
  name: string;
  registry_type: RegistryType;
  /** An ISO date. */
  event_date: string;
  /** Where gifts are sent. */
  address: ColumnType<Address | null, string | null, string | null>;
  created_at: Moment;
}

export interface RegistryItemTable {
  registry_id: string;
  sku: string;
  quantity: number;
  added_at: Moment;
}
