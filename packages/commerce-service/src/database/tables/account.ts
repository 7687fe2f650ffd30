import type { CardTypeName } from "@store/contract/payment";
import type { Generated } from "kysely";
import type { AddressColumns } from "./address-columns.ts";
import type { Moment } from "./cell.ts";

export interface AccountTable {
  account_id: string;
  /** In small letters. */
  email: string;
  /** An argon2id string of the PHC form. */
  password_phc: string;
  first_name: string;
  last_name: string;
  is_tax_exempt: Generated<boolean>;
  created_at: Moment;
}

export interface AccountAddressTable extends AddressColumns {
  address_id: string;
  account_id: string;
  position: number;
}

export interface AccountCardTable {
  card_id: string;
  account_id: string;
  /** The processor's; a number is kept nowhere. */
  token: string;
  card_type: CardTypeName;
  last_four: string;
  exp_month: string;
  exp_year: string;
  position: number;
}
