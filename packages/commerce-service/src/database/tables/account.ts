import type { DesignRequest } from "@store/contract/account";
import type { CardTypeName } from "@store/contract/payment";
import type { RegistryType } from "@store/contract/registry/requests";
import type { Address, Brand, Site } from "@store/contract/shared";
import type { ColumnType, Generated } from "kysely";
import type { AddressColumns } from "./address-columns.ts";
import type { Json, Moment } from "./cell.ts";

export interface AccountTable {
  account_id: string;
  /** In lower case. */
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
  /** The processor's; the number is not stored. */
  token: string;
  card_type: CardTypeName;
  last_four: string;
  exp_month: string;
  exp_year: string;
  position: number;
}

/** A gift card that an account used with its PIN. */
export interface AccountGiftCardTable {
  account_id: string;
  /** A hash of the account and the card's number with the service's secret. */
  card_mark: string;
  /** The last time. */
  used_at: Moment;
}

/** A ticket of a correct password, until the form that opens the session uses it. */
export interface SignInTicketTable {
  /** The hash of the session token, which only the browser has. */
  ticket_hash: string;
  account_id: string;
  site: Site;
  brand: Brand;
  expires_at: Moment;
}

/** The latest wrong passwords of an address or a network block. */
export interface SignInFailureTable {
  subject_hash: string;
  failed_at: ColumnType<Date[], (Date | string)[], (Date | string)[]>;
  locked_until: Moment | null;
  /** When the row expires. */
  forgotten_at: Moment;
}

/** A design request of an account's owner. */
export interface DesignRequestTable {
  request_id: string;
  account_id: string;
  site: Site;
  brand: Brand;
  answers: Json<DesignRequest>;
  requested_at: Moment;
}

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
  /** Names the registry to its givers, who know nothing else of it. */
  share_code: string;
}

/** What a running order buys of a registry. */
export interface RegistryHoldTable {
  attempt_id: string;
  registry_id: string;
  sku: string;
  quantity: number;
}

export interface RegistryItemTable {
  registry_id: string;
  sku: string;
  quantity: number;
  added_at: Moment;
}
