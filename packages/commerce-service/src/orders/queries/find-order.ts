import type { Site } from "@store/contract/shared";
import type { Kysely } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { StoreDatabase } from "../../database/schema.ts";

/** The latest order of an owner on a site, with its basket. */
export function findLatestOrder(
  database: Kysely<StoreDatabase>,
  { ownerId, site }: { ownerId: string; site: Site },
): Promise<{ orderId: string; orderNumber: number; placedAt: Date; basketId: string; version: number } | undefined> {
  return database
    .selectFrom("customer_order as placed")
    .innerJoin("order_attempt as attempt", "attempt.attempt_id", "placed.attempt_id")
    .select([
      "placed.order_id as orderId",
      "placed.order_number as orderNumber",
      "placed.placed_at as placedAt",
      "attempt.basket_id as basketId",
      "attempt.basket_version as version",
    ])
    .where("placed.owner_id", "=", ownerId)
    .where("placed.site", "=", site)
    .orderBy("placed.place", "desc")
    .executeTakeFirst();
}

/** An order with all its parts: of an owner, or of a site for the holder of its link. */
export function findOrder(
  database: Kysely<StoreDatabase>,
  orderId: string,
  among: { readonly ownerId: string } | { readonly site: Site },
) {
  return database
    .selectFrom("customer_order as placed")
    .selectAll("placed")
    .select((eb) => [
      jsonArrayFrom(
        eb.selectFrom("order_address").selectAll().whereRef("order_address.order_id", "=", "placed.order_id"),
      ).as("addresses"),
      jsonArrayFrom(
        eb
          .selectFrom("order_recipient")
          .selectAll()
          .select((recipient) => [
            jsonObjectFrom(
              recipient
                .selectFrom("store_location")
                .select([
                  "store_location.location_id",
                  "name",
                  "address1",
                  "city",
                  "state",
                  "postal_code",
                  "phone",
                  "hours",
                ])
                .whereRef("store_location.location_id", "=", "order_recipient.location_id"),
            ).as("store"),
          ])
          .whereRef("order_recipient.order_id", "=", "placed.order_id")
          .orderBy("position"),
      ).as("recipients"),
      jsonArrayFrom(
        eb
          .selectFrom("order_shipment")
          .selectAll()
          .whereRef("order_shipment.order_id", "=", "placed.order_id")
          .orderBy("position"),
      ).as("shipments"),
      jsonArrayFrom(
        eb
          .selectFrom("order_line")
          .selectAll()
          .select((line) => [
            jsonObjectFrom(
              line
                .selectFrom("sectional_sku")
                .innerJoin("variant", "variant.sku", "sectional_sku.sku")
                .leftJoin("swatch", "swatch.fabric_id", "variant.fabric_id")
                .select(["sectional_sku.collection_code as collectionCode", "swatch.choice_code as fabricChoiceCode"])
                .whereRef("sectional_sku.sku", "=", "order_line.sku")
                .orderBy("swatch.choice_code")
                .limit(1),
            ).as("piece"),
          ])
          .whereRef("order_line.order_id", "=", "placed.order_id")
          .orderBy("position"),
      ).as("lines"),
      jsonArrayFrom(
        eb
          .selectFrom("order_payment")
          .selectAll()
          .whereRef("order_payment.order_id", "=", "placed.order_id")
          .orderBy("position"),
      ).as("payments"),
      jsonArrayFrom(
        eb
          .selectFrom("order_promotion")
          .select("code")
          .whereRef("order_promotion.order_id", "=", "placed.order_id")
          .orderBy("code"),
      ).as("promotions"),
    ])
    .where("placed.order_id", "=", orderId)
    .where((eb) =>
      "ownerId" in among ? eb("placed.owner_id", "=", among.ownerId) : eb("placed.site", "=", among.site),
    )
    .executeTakeFirst();
}
export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;
