import { cardSchemas, cardValidation } from "./card-validation.ts";
import { cartMerge } from "./cart-merge.ts";
import { countries } from "./countries.ts";
import { postalAndAddress } from "./postal-and-address.ts";
import { priceFormat } from "./price-format.ts";
import type { Questions } from "./questions.ts";
import { swatchAddress } from "./swatch-address.ts";

// One a line: `pnpm new package` adds to the list.
// biome-ignore format: a list that grows by lines
const all: readonly Questions[] = [
  cardValidation,
  cardSchemas,
  postalAndAddress,
  countries,
  swatchAddress,
  priceFormat,
  cartMerge,
];

/** The questions for one specifier. Throws when there are none: no package is published without a consumer test. */
export function requireQuestions(specifier: string): Questions {
  const found = all.find((questions) => questions.specifier === specifier);
  if (found === undefined)
    throw new Error(
      `consumers: ${specifier} has no questions. Add them next to the questions of the other entry points.`,
    );
  return found;
}
