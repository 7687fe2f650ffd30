import type { Link } from "@store/contract/catalog";
import type { Site } from "@store/contract/shared";
import type { SpecialOrderOption } from "../../database/tables/special-order.ts";
import { toOrderUrl } from "../../views/to-product-url.ts";

/** How many options are named. */
const named = 2;

/** The link to the page where a product is made to order, such as "Customize: 24 fabrics, 4 legs". */
export function toCustomizeLink(order: { sku: string; options: readonly SpecialOrderOption[] }, site: Site): Link {
  const counts = order.options.slice(0, named).map(({ name, choices }) => {
    const count = choices.filter(
      ({ isRetired, differenceCents }) => !isRetired && differenceCents[site] !== undefined,
    ).length;
    const word = name.toLowerCase();
    return `${count} ${count === 1 || word.endsWith("s") ? word : `${word}s`}`;
  });
  const more = order.options.length > named ? " and more" : "";
  return { title: `Customize: ${counts.join(", ")}${more}`, url: toOrderUrl(order.sku, "") };
}
