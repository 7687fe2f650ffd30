import type { Address, Site } from "@store/contract/shared";
import type { Json, Moment } from "./cell.ts";

/** Whether catalogs may be sent to an address of a shopper. */
export interface MailingPreferenceTable {
  /** A guest's session or an account. */
  owner_id: string;
  site: Site;
  role: "shipping" | "billing";
  is_opt_in: boolean;
  address: Json<Address>;
  updated_at: Moment;
}
