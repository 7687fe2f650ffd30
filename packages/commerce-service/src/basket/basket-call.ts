import type { Operations, RequestsOf } from "@store/contract/operation";
import type { Kysely } from "kysely";
import type { StoreDatabase } from "../database/schema.ts";
import type { CallContext, ServiceModule } from "../service/context.ts";
import type { Preload, RequestSnapshot, SnapshotQuery } from "../service/request-snapshot.ts";
import type { BasketContext, LoadedBasket } from "./basket-context.ts";

/** What a request references beyond its basket. */
export interface BasketPreload extends Preload {
  skus?: readonly string[];
  promoCodes?: readonly string[];
  /** Hashes of typed numbers. */
  tenderHashes?: readonly string[];
  /** The first three characters of postal codes, which determine trips. */
  areas?: readonly string[];
  /** The codes of gift registries. */
  shareCodes?: readonly string[];
  /** Add-ons for the first of the SKUs: the categories to search, by the SKU's own category. */
  addOns?: Readonly<Record<string, readonly string[]>>;
}

/** The query of the snapshot of such a call. */
export type BasketQuery = SnapshotQuery & { preload: BasketPreload };

/** The request snapshot with the shopper's basket. */
export interface BasketSnapshot extends RequestSnapshot {
  /** Null if there is none. */
  loaded: LoadedBasket | null;
  /** The context of the request, even if there is no basket. */
  basketContext: BasketContext;
}

/** The context of a call that needs the shopper's basket. */
export interface BasketCall extends CallContext {
  snapshot: BasketSnapshot;
  reloadSnapshot(database: Kysely<StoreDatabase>): Promise<BasketSnapshot>;
  lookUp(more: BasketPreload): Promise<void>;
}

/**
 * Groups the tables of a module whose calls need the shopper's basket. A call without a preload references nothing
 * beyond it.
 */
export function defineBasketModule<Calls extends Operations, Requests extends RequestsOf<Calls>>({
  preloads = {},
  ...parts
}: ServiceModule<Calls, Requests, BasketCall, BasketPreload>): ServiceModule<
  Calls,
  Requests,
  BasketCall,
  BasketPreload
> {
  return { ...parts, preloads };
}
