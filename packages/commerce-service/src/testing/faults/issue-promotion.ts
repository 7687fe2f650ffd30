import type { Kysely } from "kysely";
import type { PromotionTable, StoreDatabase } from "../../database/schema.ts";

/** Issues a code that takes a percentage off every order of the US site. */
export async function issuePromotion(
  database: Kysely<StoreDatabase>,
  { code, percent, usage }: Pick<PromotionTable, "code" | "percent" | "usage">,
): Promise<void> {
  await database
    .insertInto("promotion")
    .values({
      code,
      description: `${percent}% off`,
      kind: "percent",
      percent,
      category_slug: null,
      is_combinable: false,
      usage,
      starts_at: "2026-01-01T06:00:00Z",
      ends_at: null,
    })
    .execute();
  await database.insertInto("promotion_site").values({ code, site: "US", amount_cents: null }).execute();
}
