import type { AddResult } from "@store/contract/cart";
import type { Site } from "@store/contract/shared";
import { sumCents } from "@store/price-format";
import type { ShopLine } from "../../basket/rules/shop-lines.ts";
import { formatSitePrice } from "../../catalog/rules/format-site-price.ts";
import { toPicture } from "../../catalog/rules/to-picture.ts";
import { toProductUrl } from "../../catalog/rules/to-product-url.ts";
import { countItems } from "./count-items.ts";
import type { AddDecision, Addition } from "./decide-add.ts";
import { toUnitPrice } from "./to-unit-price.ts";

/** What the confirmation of an add shows: what was added, and what the cart holds now [CONF-02]. */
export function toAddResult(
  decision: AddDecision,
  { lines, site }: { lines: readonly ShopLine[]; site: Site },
): AddResult {
  const cart = {
    cartItemCount: countItems(lines),
    formattedSubtotal: formatSitePrice(sumCents(lines.map((line) => line.unitPriceCents * line.quantity)), site),
  };
  if (decision.kind === "refused") {
    return { isSuccess: false, errorCode: decision.errorCode, message: decision.message, items: [], ...cart };
  }
  return { isSuccess: true, items: decision.additions.map((addition) => toAddedItem(addition, site)), ...cart };
}

function toAddedItem({ item, text, quantity }: Addition, site: Site): AddResult["items"][number] {
  const line = { donationCents: null, personalizationText: text, personalization: item.personalization };
  const optionText = [item.optionLabel, text === null ? null : `"${text}"`].filter((part) => part !== null).join(", ");
  return {
    sku: item.sku,
    name: item.title,
    imagePath: toPicture(item).imagePath,
    navigateUrl: toProductUrl(item.sku),
    formattedPrice: formatSitePrice(toUnitPrice(item.offerCents, line), site),
    quantity,
    ...(optionText === "" ? {} : { optionText }),
  };
}
