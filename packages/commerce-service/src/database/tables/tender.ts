import type { Site } from "@store/contract/shared";
import type { Generated } from "kysely";
import type { Moment } from "./cell.ts";

/** The discount of a code; its amounts are in `promotion_site`. */
export interface PromotionTable {
  code: string;
  description: string;
  kind: "percent" | "amount" | "freeShipping";
  /** Of the subtotal, or of the lines of its category. */
  percent: number | null;
  /** A department or a category; null for everything. */
  category_slug: string | null;
  is_combinable: boolean;
  usage: "unlimited" | "once" | "oncePerCustomer";
  starts_at: Moment;
  ends_at: Moment | null;
}
/** A site that accepts a code, with its amounts in that site's currency. */
export interface PromotionSiteTable {
  code: string;
  site: Site;
  amount_cents: number | null;
  minimum_subtotal_cents: Generated<number>;
}

/** A gift card, with hashes of its number and PIN. */
export interface GiftCardTable {
  number_hash: string;
  pin_hash: string;
  last_four: string;
  site: Site;
  issued_cents: number;
  balance_cents: number;
  /** Spent outside of this store's orders. */
  spent_elsewhere_cents: Generated<number>;
}
/** Store credit under a code, which is stored as a hash. */
export interface TenderCodeTable {
  number_hash: string;
  last_four: string;
  description: string;
  site: Site;
  issued_cents: number;
  balance_cents: number;
  /** Spent outside of this store's orders. */
  spent_elsewhere_cents: Generated<number>;
  expires_at: Moment | null;
}
/** A certificate of the rewards program for an account; used once and completely. */
export interface RewardCertificateTable {
  certificate_id: string;
  number_hash: string;
  last_four: string;
  account_id: string;
  site: Site;
  amount_cents: number;
  expires_at: Moment;
  used_at: Moment | null;
  /** Used outside of this store's orders. */
  is_used_elsewhere: Generated<boolean>;
}

/** What an attempt holds of a tender until it ends. */
export interface TenderHoldTable {
  attempt_id: string;
  kind: "giftCard" | "tenderCode" | "certificate";
  number_hash: string;
  amount_cents: number;
}

/** One use of a code: by anybody ("*"), by one customer, or by one attempt, as its promotion says. */
export interface PromotionUseTable {
  code: string;
  customer: string;
  attempt_id: string;
}

/** An appointment of a delivery crew for an order. */
export interface TripBookingTable {
  attempt_id: string;
  recipient_id: string;
  trip_id: string;
  slot: number;
}
