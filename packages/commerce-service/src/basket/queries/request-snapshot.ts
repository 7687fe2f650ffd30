import type { Brand, Site } from "@store/contract/shared";
import type { Limit, RateLimitCount } from "../../service/rate-limit/limits.ts";
import type { BasketContext, LoadedBasket } from "../basket-context.ts";

/** What a request references beyond its basket, so that one statement reads everything. */
export interface Preload {
  skus?: readonly string[];
  promoCodes?: readonly string[];
  /** Hashes of typed numbers. */
  tenderHashes?: readonly string[];
  /** The first three characters of postal codes, which determine trips. */
  areas?: readonly string[];
  /** Add-ons for the first of the SKUs: the categories to search, by the SKU's own category. */
  addOns?: Readonly<Record<string, readonly string[]>>;
  /** The limits that the call checks besides the limit of all calls; their counts are read too. */
  limits?: readonly Limit[];
}

export interface StoredResponse {
  call: string;
  fingerprint: string;
  status: number | null;
  reply: unknown;
  answeredAt: Date;
}

/** The data with which a call starts: the session, the stored response, and the basket with its context. */
export interface RequestSnapshot {
  session: { sessionId: string; requestToken: string; ownerId: string; accountId: string | null; seenAt: Date } | null;
  /** Whether the id belongs to a session, even an ended one: no other session is created with it. */
  isKnown: boolean;
  /** If it ended: when, by which other session (none after a sign-out), and whether it was ended from elsewhere. */
  replaced: { at: Date; successorId: string | null; isRevoked: boolean } | null;
  stored: StoredResponse | null;
  /** Null if there is none, or none was requested. */
  loaded: LoadedBasket | null;
  /** The context of the request, even if there is no basket. */
  basketContext: BasketContext | null;
  /** The counts of the rate-limit keys. */
  tries: readonly RateLimitCount[];
}

export interface SnapshotQuery {
  /** The hash of the cookie's secret. */
  sessionId: string | null;
  site: Site;
  brand: Brand;
  /** Sessions without a request since then have ended. */
  seenSince: Date;
  key: string | null;
  /** Null: no basket is read. */
  preload: Preload | null;
  /** The rate-limit keys to read. */
  subjects: readonly string[];
}
