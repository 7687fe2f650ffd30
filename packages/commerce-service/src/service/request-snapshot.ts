import type { Brand, Site } from "@store/contract/shared";
import type { Kysely } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import type { Limit, RateLimitCount } from "./rate-limit/limits.ts";

/** What a request references, so that one statement reads everything. Modules add their own data. */
export interface Preload {
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

/** The data with which a call starts: the session, the stored response, and the counts of its rate limits. */
export interface RequestSnapshot {
  session: { sessionId: string; requestToken: string; ownerId: string; accountId: string | null; seenAt: Date } | null;
  /** The postal code of the visit; null without one. */
  postalCode: string | null;
  /** Whether the id belongs to a session, even an ended one: no other session is created with it. */
  isKnown: boolean;
  /** If it ended: when, by which other session (none after a sign-out), and whether it was ended from elsewhere. */
  replaced: { at: Date; successorId: string | null; isRevoked: boolean } | null;
  stored: StoredResponse | null;
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
  /** Null: only the request snapshot itself. */
  preload: Preload | null;
  /** The rate-limit keys to read. */
  subjects: readonly string[];
}

/** Reads a snapshot in one statement; `database` may be a transaction. */
export type LoadSnapshot = (database: Kysely<StoreDatabase>, query: SnapshotQuery) => Promise<RequestSnapshot>;
