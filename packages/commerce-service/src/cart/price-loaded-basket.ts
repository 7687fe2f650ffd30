import type { Kysely } from "kysely";
import { type PricedBasket, priceBasket } from "../checkout/rules/price-basket.ts";
import type { StoreDatabase } from "../database/schema.ts";
import type { LoadedBasket } from "./find-basket.ts";

/** Prices a basket with the tax rate of its address and the stores near it; cart, checkout and order all ask here. */
export async function priceLoadedBasket(
  database: Kysely<StoreDatabase>,
  { basket, lines }: LoadedBasket,
): Promise<PricedBasket> {
  const address = basket.shipping_address;
  const place = address && (await findPlace(database, { ...address, site: basket.site }));
  return priceBasket({
    site: basket.site,
    lines: lines.map((line) => ({
      lineId: line.line_id,
      sku: line.sku,
      shipMethod: line.shipMethod,
      quantity: line.quantity,
      unitPriceCents: line.priceCents,
      isTaxable: line.isTaxable,
      isDonation: line.kind === "donation",
    })),
    destination: address && { country: address.country, region: address.state, postalCode: address.postalCode },
    taxRateMillionths: place?.taxRateMillionths ?? 0,
    serviceLevels: basket.service_levels,
    hasLocalStore: place?.hasLocalStore ?? false,
  });
}

async function findPlace(
  database: Kysely<StoreDatabase>,
  { country, state, site }: { country: string; state: string; site: "US" | "CA" },
): Promise<{ taxRateMillionths: number; hasLocalStore: boolean }> {
  const found = await database
    .selectNoFrom((eb) => [
      eb
        .selectFrom("tax_rate")
        .select("rate_millionths")
        .where("country", "=", country)
        .where("region", "=", state)
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
