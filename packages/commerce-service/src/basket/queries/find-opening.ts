import type { Brand, Site } from "@store/contract/shared";
import { CompiledQuery, type Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { CountedTries } from "../../service/limits/find-limited.ts";
import type { Limit } from "../../service/limits/limits.ts";
import type { LoadedBasket } from "../basket-facts.ts";
import { opening, plainOpening, plainOpeningOfAdd, wholeOpening, wholeOpeningOfAdd } from "./opening-statements.ts";
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
  /** What goes well with the first of the SKUs: the categories to look in, by the SKU's own category. */
  addOns?: Readonly<Record<string, readonly string[]>>;
  /** What the call may be refused for besides the limit of all calls; what was tried of it is read too. */
  limits?: readonly Limit[];
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
  /** What the subjects of limits have tried already. */
  tries: readonly CountedTries[];
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
  /** Whose tries are counted. */
  subjects: readonly string[];
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
  tries: readonly CountedTries[];
  isWhole: boolean;
}

/** Reads what a call begins with, in one statement and one snapshot. */
export async function findOpening(database: Kysely<StoreDatabase>, asked: Asked): Promise<Opening> {
  const row = await findRow(database, asked);
  if (!row) return { session: null, stored: null, loaded: null, facts: null, tries: [] };
  const { session, stored, tries } = row;
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
    tries,
  };
}

// Most baskets are a guest's and name no code and no tender; the statement for these is a third lighter to run. Who turned
// out to need the whole one is read with it at once from then on. Forgetting them costs a statement, no more.
const needWhole = new Set<string>();
const mostRemembered = 10_000;

async function findRow(database: Kysely<StoreDatabase>, asked: Asked): Promise<OpeningRow | undefined> {
  const { sessionId, wants } = asked;
  const isNamed = (wants?.promoCodes ?? []).length + (wants?.tenderHashes ?? []).length > 0;
  if (wants !== null && !isNamed && !(sessionId !== null && needWhole.has(sessionId))) {
    const { rows } = await database.executeQuery<OpeningRow>(toQuery(asked, false));
    if (rows[0]?.isWhole !== false) return rows[0];
    if (needWhole.size >= mostRemembered) needWhole.clear();
    if (sessionId !== null) needWhole.add(sessionId);
  }
  const { rows } = await database.executeQuery<OpeningRow>(toQuery(asked, true));
  return rows[0];
}

const countryOf: Readonly<Record<Site, string>> = { US: "USA", CA: "CAN" };

const statements = {
  whole: { ofAdd: wholeOpeningOfAdd, ofOthers: wholeOpening },
  plain: { ofAdd: plainOpeningOfAdd, ofOthers: plainOpening },
} as const;

function toQuery(asked: Asked, isWhole: boolean): CompiledQuery {
  const { sessionId, site, brand, seenSince, key, wants, subjects } = asked;
  const common = [sessionId, site, brand, seenSince, key, subjects];
  if (wants === null) return CompiledQuery.raw(opening, common);
  const { skus = [], promoCodes = [], tenderHashes = [], locationIds = [], regions = [], areas = [] } = wants;
  const named = [skus, countryOf[site], locationIds, regions, areas];
  const codes = isWhole ? [promoCodes, tenderHashes] : [];
  const addOns = wants.addOns ? [JSON.stringify(wants.addOns)] : [];
  const statement = statements[isWhole ? "whole" : "plain"][wants.addOns ? "ofAdd" : "ofOthers"];
  return CompiledQuery.raw(statement, [...common, ...named, ...codes, ...addOns]);
}
