import type { Site } from "@store/contract/shared";
import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import { makerOf, type Personalization } from "../../line-options/line-personalization.ts";
import type { StorefrontContext } from "../../service/storefront-context.ts";

export interface SkuPersonalization {
  rule: Personalization | null;
  /** Whether the workshop or the partner that makes it works. */
  isAvailable: boolean;
}

/** How a SKU can be personalized; undefined if the site and brand do not sell it. */
export async function findPersonalizationRule(
  database: Kysely<StoreDatabase>,
  { site, brand }: StorefrontContext,
  sku: string,
): Promise<SkuPersonalization | undefined> {
  const found = await database
    .selectFrom("variant")
    .innerJoin("product", "product.product_id", "variant.product_id")
    .innerJoin("offer", (join) => join.onRef("offer.sku", "=", "variant.sku").on("offer.site", "=", site))
    .innerJoin("brand_product", (join) =>
      join.onRef("brand_product.product_id", "=", "product.product_id").on("brand_product.brand", "=", brand),
    )
    .where("variant.sku", "=", sku)
    .select((query) => [
      "product.personalization",
      "product.customization_type as type",
      query
        .selectFrom("service_outage")
        .where("site", "=", site)
        .select((outages) => outages.fn.agg<string[] | null>("array_agg", ["service"]).as("services"))
        .as("outages"),
    ])
    .executeTakeFirst();
  if (!found) return undefined;
  const { personalization: rule, type, outages } = found;
  return { rule: rule && toSiteRule(rule, site), isAvailable: !(outages ?? []).includes(makerOf(type)) };
}

function toSiteRule(
  { feeCents, ...rule }: Omit<Personalization, "feeCents"> & { feeCents: Record<Site, number> },
  site: Site,
): Personalization {
  return { ...rule, feeCents: feeCents[site] };
}
