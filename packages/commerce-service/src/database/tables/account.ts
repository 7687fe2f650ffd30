import type { CardTypeName } from "@store/contract/payment";
import type { Generated } from "kysely";
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

export interface AccountAddressTable {
  address_id: string;
  account_id: string;
  first_name: string;
  last_name: string;
  address1: string;
  address2: string | null;
  address3: string | null;
  city: string;
  state: string;
  postal_code: string;
  country: string;
  day_phone: string;
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
