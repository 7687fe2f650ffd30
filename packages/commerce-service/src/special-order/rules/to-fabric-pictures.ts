import type { OptionChoice } from "../../pricing/selection/selection-option.ts";
import type { StockedVariant } from "../queries/find-special-order.ts";

/** What the product looks like in the fabrics in which it is sold from stock, by fabric. */
export function toFabricPictures(
  stocked: readonly StockedVariant[],
): Readonly<Record<string, NonNullable<OptionChoice["picture"]>>> {
  return Object.fromEntries(
    // Of the first of several, such as the sizes of a bed.
    stocked
      .toReversed()
      .flatMap(({ fabricId, picture, pictureAlt }) => (fabricId === null ? [] : [[fabricId, { picture, pictureAlt }]])),
  );
}
