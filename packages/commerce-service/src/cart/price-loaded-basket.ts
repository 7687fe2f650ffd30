import type { Kysely } from "kysely";
import { findPlace } from "../checkout/queries.ts";
import { priceAtPlace } from "../checkout/rules/price-at-place.ts";
import type { PricedBasket } from "../checkout/rules/price-basket.ts";
import type { StoreDatabase } from "../database/schema.ts";
import type { LoadedBasket } from "./queries/find-basket.ts";

/** Prices a basket with the tax rate of its address and the stores near it. */
export async function priceLoadedBasket(database: Kysely<StoreDatabase>, loaded: LoadedBasket): Promise<PricedBasket> {
  return priceAtPlace(loaded, await findPlace(database, loaded.basket));
}
