import type { Site } from "@store/contract/shared";
import type { Kysely } from "kysely";
import type { BasketRow, StoreDatabase } from "../database/schema.ts";
import type { Place } from "./rules/price-at-place.ts";
import { toTaxedRegion } from "./rules/to-taxed-region.ts";

/** The columns of a basket that the checkout's steps fill. */
export type CheckoutColumns = Pick<
  BasketRow,
  "email" | "shipping_address" | "billing_address" | "service_levels" | "reached_step"
>;

/** Writes the checkout's columns of a basket whose version was raised in this transaction. */
export async function saveCheckoutColumns(
  database: Kysely<StoreDatabase>,
  { basket_id, ...basket }: CheckoutColumns & Pick<BasketRow, "basket_id">,
): Promise<void> {
  await database
    .updateTable("basket")
    .set({
      email: basket.email,
      shipping_address: basket.shipping_address && JSON.stringify(basket.shipping_address),
      billing_address: basket.billing_address && JSON.stringify(basket.billing_address),
      service_levels: JSON.stringify(basket.service_levels),
      reached_step: basket.reached_step,
    })
    .where("basket_id", "=", basket_id)
    .execute();
}

/** Whether a session has a checkout open on a site. */
export async function isCheckoutOpen(
  database: Kysely<StoreDatabase>,
  { sessionId, site }: { sessionId: string; site: Site },
): Promise<boolean> {
  const open = await database
    .selectFrom("basket")
    .select("basket_id")
    .where("session_id", "=", sessionId)
    .where("site", "=", site)
    .where("status", "<>", "ordered")
    .where("in_checkout", "=", true)
    .executeTakeFirst();
  return open !== undefined;
}

/** What the shipping address of a basket means for its price; null before there is one. */
export async function findPlace(
  database: Kysely<StoreDatabase>,
  { shipping_address: address, site }: Pick<BasketRow, "shipping_address" | "site">,
): Promise<Place | null> {
  if (address === null) return null;
  const { country, state } = address;
  const found = await database
    .selectNoFrom((eb) => [
      eb
        .selectFrom("tax_rate")
        .select("rate_millionths")
        .where("country", "=", country)
        .where("region", "=", toTaxedRegion(address, site))
        .as("taxRateMillionths"),
      eb
        .exists(
          eb
            .selectFrom("store_location")
            .select("location_id")
            .where("site", "=", site)
            .where("country", "=", country)
            .where("state", "=", state),
        )
        .as("hasLocalStore"),
    ])
    .executeTakeFirstOrThrow();
  return { taxRateMillionths: found.taxRateMillionths ?? 0, hasLocalStore: found.hasLocalStore === true };
}
