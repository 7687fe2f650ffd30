import type { Brand, Site } from "@store/contract/shared";
import type { Generated } from "kysely";
import type { Json, Moment } from "./cell.ts";

export interface SessionTable {
  session_id: string;
  request_token: string;
  site: Site;
  brand: Brand;
  created_at: Moment;
  seen_at: Moment;
  /** Who is signed in. */
  account_id: string | null;
  /** The browser that signed in, such as "Firefox on Windows"; null of a guest's. */
  device: Generated<string | null>;
  /** Whose basket and orders it sees: its own, or the account's. */
  owner_id: string;
  /** When another session took its place, at sign-in or sign-out: it opens nothing any more. */
  replaced_at: Moment | null;
  /** The session after a sign-in; null after a sign-out. */
  successor_id: string | null;
}

export interface IdempotencyTable {
  session_id: string;
  key: string;
  call: string;
  fingerprint: string;
  status: number | null;
  reply: Json<unknown> | null;
  created_at: Moment;
}

/** How often something that can be guessed or flooded was tried in the running window. */
export interface RateLimitTable {
  subject: string;
  window_started: Moment;
  used: number;
}

/** The last look of a session at a product. */
export interface RecentlyViewedTable {
  session_id: string;
  product_id: string;
  /** The variant that was looked at. */
  sku: string;
  /** Grows with every look. */
  view_number: Generated<number>;
}

/** One row: when a process last began to delete what is past its time. */
export interface HousekeepingTable {
  only_one: Generated<true>;
  started_at: Moment;
}
