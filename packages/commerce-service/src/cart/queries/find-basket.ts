import type { Box, CustomizationType, ShipMethod, Site } from "@store/contract/shared";
import type { Kysely } from "kysely";
import { inSiteWords } from "../../catalog/rules/to-metric-words.ts";
import { toSiteBoxes } from "../../catalog/rules/to-site-length.ts";
import type { BasketLineRow, BasketRow, ProductTable, StoreDatabase } from "../../database/schema.ts";
import { type Personalization, toUnitPrice } from "../rules/to-unit-price.ts";

/** A basket that is not an order yet, with what the catalog says of its lines today. */
export interface LoadedBasket {
  basket: BasketRow;
  lines: LoadedLine[];
}

export interface LoadedLine extends BasketLineRow {
  title: string;
  optionLabel: string | null;
  picture: string;
  pictureAlt: string;
  kind: ProductTable["kind"];
  shipMethod: ShipMethod;
  isTaxable: boolean;
  isOversized: boolean;
  isMadeToOrder: boolean;
  /** In the site's unit of length. */
  boxes: Box[];
  restrictedStates: string[];
  customizationType: CustomizationType;
  /** How the product is personalised; the line's own text is `personalization_text`. */
  personalization: Personalization | null;
  /** What one item costs now, the fee for its personalisation included; a donation's own amount; 0 when it is not sold. */
  priceCents: number;
  /** The same at the regular price. */
  regularPriceCents: number;
  /** How many may be bought; null when it is made or issued on demand. */
  available: number | null;
  /** Whether this site and brand still sell it. */
  isSold: boolean;
}

/** The session's basket on a site with its lines in the order they were added; undefined when there is none. Also finds one whose order is being placed. */
export async function findBasket(
  database: Kysely<StoreDatabase>,
  { sessionId, site }: { sessionId: string; site: Site },
): Promise<LoadedBasket | undefined> {
  const basket = await database
    .selectFrom("basket")
    .selectAll()
    .where("session_id", "=", sessionId)
    .where("site", "=", site)
    .where("status", "<>", "ordered")
    .executeTakeFirst();
  return basket && { basket, lines: await findLines(database, basket) };
}

async function findLines(database: Kysely<StoreDatabase>, basket: BasketRow): Promise<LoadedLine[]> {
  const rows = await database
    .selectFrom("basket_line as line")
    .innerJoin("variant", "variant.sku", "line.sku")
    .innerJoin("product", "product.product_id", "variant.product_id")
    .leftJoin("offer", (join) => join.onRef("offer.sku", "=", "line.sku").on("offer.site", "=", basket.site))
    .leftJoin("brand_product", (join) =>
      join.onRef("brand_product.product_id", "=", "product.product_id").on("brand_product.brand", "=", basket.brand),
    )
    .leftJoin("stock", "stock.sku", "line.sku")
    .selectAll("line")
    .select([
      "product.name as title",
      "variant.option_label as optionLabel",
      "variant.picture",
      "variant.picture_alt as pictureAlt",
      "product.kind",
      "product.ship_method as shipMethod",
      "product.is_taxable as isTaxable",
      "product.is_oversized as isOversized",
      "product.is_made_to_order as isMadeToOrder",
      "product.boxes",
      "product.restricted_states as restrictedStates",
      "product.customization_type as customizationType",
      "product.personalization",
      "offer.price_cents as offerCents",
      "offer.regular_price_cents as regularOfferCents",
      "brand_product.brand as soldByBrand",
      "stock.available",
    ])
    .where("line.basket_id", "=", basket.basket_id)
    .orderBy("line.position")
    .execute();
  return rows.map(({ offerCents, regularOfferCents, soldByBrand, personalization: rule, boxes, ...row }) => {
    const isSold = offerCents !== null && soldByBrand !== null;
    const personalization = rule && { ...rule, feeCents: rule.feeCents[basket.site] };
    const line = { donationCents: row.donation_cents, personalizationText: row.personalization_text, personalization };
    return {
      ...inSiteWords(row, basket.site),
      isMadeToOrder: row.isMadeToOrder && row.available === null,
      boxes: toSiteBoxes(boxes, basket.site),
      personalization,
      priceCents: isSold ? toUnitPrice(offerCents, line) : 0,
      regularPriceCents: isSold ? toUnitPrice(regularOfferCents ?? offerCents, line) : 0,
      isSold,
    };
  });
}
