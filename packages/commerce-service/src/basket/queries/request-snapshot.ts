import type { Brand, Site } from "@store/contract/shared";
import type { Limit, RateLimitCount } from "../../service/rate-limit/limits.ts";
import type { BasketContext, LoadedBasket } from "../basket-context.ts";

/** What a request names beyond what its basket names, so that one statement reads it all. */
export interface Preload {
  skus?: readonly string[];
  promoCodes?: readonly string[];
  /** Hashes of typed numbers. */
  tenderHashes?: readonly string[];
  /** First three characters of postal codes, by which trips are driven. */
  areas?: readonly string[];
  /** What goes well with the first of the SKUs: the categories to look in, by the SKU's own category. */
  addOns?: Readonly<Record<string, readonly string[]>>;
  /** What the call may be refused for besides the limit of all calls; what was tried of it is read too. */
  limits?: readonly Limit[];
}

export interface StoredResponse {
  call: string;
  fingerprint: string;
  status: number | null;
  reply: unknown;
  answeredAt: Date;
}

/** What a call begins with: whose it is, what was answered to it before, and the basket with what the shop says of it. */
export interface RequestSnapshot {
  session: { sessionId: string; requestToken: string; ownerId: string; accountId: string | null; seenAt: Date } | null;
  /** Whether the session's id stands for one, be it over: nobody begins another under it. */
  isKnown: boolean;
  /** Where another session has taken its place: since when, and which; no other after a sign-out. */
  replaced: { at: Date; successorId: string | null } | null;
  stored: StoredResponse | null;
  /** Null when there is none, or none was asked for. */
  loaded: LoadedBasket | null;
  /** What the shop says of what the request named, also where there is no basket. */
  basketContext: BasketContext | null;
  /** What the subjects of limits have tried already. */
  tries: readonly RateLimitCount[];
}

export interface SnapshotQuery {
  /** The hash of the cookie's secret. */
  sessionId: string | null;
  site: Site;
  brand: Brand;
  /** Sessions unseen for longer are over. */
  seenSince: Date;
  key: string | null;
  /** Null: no basket is read. */
  preload: Preload | null;
  /** Whose tries are counted. */
  subjects: readonly string[];
}
