import type { Brand, Site } from "@store/contract/shared";
import { CompiledQuery, type Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { LoadedBasket } from "../basket-facts.ts";
import { opening, openingWithBasket } from "./opening-statements.ts";
import { type BasketRowJson, type FactsJson, toBasket, toFacts } from "./read-json.ts";

/** What a request names beyond what its basket names, so that one statement reads it all. */
export interface Wants {
  skus?: readonly string[];
  promoCodes?: readonly string[];
  /** Hashes of typed numbers. */
  tenderHashes?: readonly string[];
  locationIds?: readonly string[];
  /** States or provinces whose tax matters. */
  regions?: readonly string[];
  /** First three characters of postal codes, by which trips are driven. */
  areas?: readonly string[];
}

export interface StoredAnswer {
  call: string;
  fingerprint: string;
  status: number | null;
  reply: unknown;
  createdAt: string;
}

/** What a call begins with: whose it is, what was answered to it before, and the basket with what the shop says of it. */
export interface Opening {
  session: { sessionId: string; requestToken: string; ownerId: string; accountId: string | null; seenAt: Date } | null;
  stored: StoredAnswer | null;
  /** Null when there is none, or none was asked for. */
  loaded: LoadedBasket | null;
  /** What the request named, also where there is no basket. */
  facts: LoadedBasket["facts"] | null;
}

interface Asked {
  /** The hash of the cookie's secret. */
  sessionId: string | null;
  site: Site;
  brand: Brand;
  /** Sessions unseen for longer are over. */
  seenSince: Date;
  key: string | null;
  /** Null: no basket is read. */
  wants: Wants | null;
}

interface OpeningRow {
  session: {
    session_id: string;
    request_token: string;
    owner_id: string;
    account_id: string | null;
    seen_at: string;
  } | null;
  stored: StoredAnswer | null;
  basket: BasketRowJson | null;
  facts: FactsJson | null;
}

/** Reads what a call begins with, in one statement and one snapshot. */
export async function findOpening(database: Kysely<StoreDatabase>, asked: Asked): Promise<Opening> {
  const { rows } = await database.executeQuery<OpeningRow>(toQuery(asked));
  const [row] = rows;
  if (!row) return { session: null, stored: null, loaded: null, facts: null };
  const { session, stored } = row;
  const facts = row.facts && toFacts(row.facts, asked.site);
  return {
    session: session && {
      sessionId: session.session_id,
      requestToken: session.request_token,
      ownerId: session.owner_id,
      accountId: session.account_id,
      seenAt: new Date(session.seen_at),
    },
    stored,
    loaded: row.basket && facts && { basket: toBasket(row.basket), facts },
    facts,
  };
}

const countryOf: Readonly<Record<Site, string>> = { US: "USA", CA: "CAN" };

function toQuery({ sessionId, site, brand, seenSince, key, wants }: Asked): CompiledQuery {
  const common = [sessionId, site, brand, seenSince, key];
  if (wants === null) return CompiledQuery.raw(opening, common);
  const { skus = [], promoCodes = [], tenderHashes = [], locationIds = [], regions = [], areas = [] } = wants;
  const named = [skus, promoCodes, tenderHashes, locationIds, regions, countryOf[site], areas];
  return CompiledQuery.raw(openingWithBasket, [...common, ...named]);
}
