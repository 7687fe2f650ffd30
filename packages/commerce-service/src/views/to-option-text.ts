import type { LineOptions } from "../basket/basket.ts";
import type { CatalogItem } from "../basket/basket-context.ts";
import { findLegs } from "../basket/line-options.ts";

/** What was chosen of an item: its option, and the legs of a piece of a sectional; null without either. */
export function toOptionText(
  { optionLabel, sectional }: Pick<CatalogItem, "optionLabel" | "sectional">,
  options: LineOptions,
): string | null {
  const legs = findLegs(options, sectional);
  const parts = [optionLabel, legs && `${legs.name} legs`].filter((part) => typeof part === "string");
  return parts.length === 0 ? null : parts.join(", ");
}
