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
  /** The signed-in account. */
  account_id: string | null;
  /** The browser that signed in, such as "Firefox on Windows"; null of a guest's. */
  device: Generated<string | null>;
  /** The owner of its basket and orders: the session, or the account. */
  owner_id: string;
  /** When it ended: another session replaced it at a sign-in or sign-out, or it was revoked. */
  replaced_at: Moment | null;
  /** The session after a sign-in; null after a sign-out. */
  successor_id: string | null;
  /** When it was ended from elsewhere: by another browser, a new password or a reset link. Its own browser does not know. */
  revoked_at: Moment | null;
  /** The postal code that was typed last, on any page, and when; null without one. */
  postal_code: string | null;
  postal_code_at: Moment | null;
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

/** How often something was tried in the current window of a rate limit. */
export interface RateLimitTable {
  subject: string;
  window_started: Moment;
  used: number;
}

/** The last view of a product in a session. */
export interface RecentlyViewedTable {
  session_id: string;
  product_id: string;
  /** The viewed variant. */
  sku: string;
  /** Increases with every view. */
  view_number: Generated<number>;
}

/** One row: when a process last started housekeeping. */
export interface HousekeepingTable {
  only_one: Generated<true>;
  started_at: Moment;
}
