import type { Brand, Site } from "@store/contract/shared";
import type { Generated } from "kysely";
import type { LineOptions } from "../../line-options/line-options.ts";
import type { AddRecord, BasketChoices, LineState } from "./basket-documents.ts";
import type { Json, Moment } from "./cell.ts";

export interface BasketTable {
  basket_id: string;
  /** A guest's session or an account. */
  owner_id: string;
  site: Site;
  brand: Brand;
  version: Generated<number>;
  status: Generated<"open" | "placing" | "ordered">;
  in_checkout: Generated<boolean>;
  reached_step: Generated<1 | 2 | 3 | 4>;
  choices: Json<BasketChoices>;
  /** Its guest session was deleted. */
  is_abandoned: Generated<boolean>;
  created_at: Moment;
  updated_at: Moment;
}

export interface BasketLineTable {
  line_id: string;
  basket_id: string;
  sku: string;
  quantity: number;
  position: number;
  state: Generated<LineState>;
  recipient_id: string | null;
  location_id: string | null;
  has_installation: Generated<boolean>;
  registry_code: string | null;
  options: Json<LineOptions>;
  add_record: Json<AddRecord>;
}
