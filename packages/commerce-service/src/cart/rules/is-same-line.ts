import type { BasketLine } from "../../basket/basket.ts";
import { toDesignStyle } from "../../designs/line-design.ts";

type Choice = Pick<BasketLine, "sku" | "personalizationText" | "design" | "donationCents" | "optionChoice">;
type Line = Choice & Pick<BasketLine, "locationId" | "hasInstallation" | "registryId">;

/** Whether two lines have the same item, options and fulfillment, so that they can be merged. */
export function isSameLine(one: Line, other: Line): boolean {
  return (
    isSameChoice(one, other) &&
    one.locationId === other.locationId &&
    one.hasInstallation === other.hasInstallation &&
    one.registryId === other.registryId
  );
}

// The same SKU, text, options and amount.
function isSameChoice(one: Choice, other: Choice): boolean {
  return (
    one.sku === other.sku &&
    one.personalizationText === other.personalizationText &&
    toDesignStyle(one.design) === toDesignStyle(other.design) &&
    one.donationCents === other.donationCents &&
    one.optionChoice === other.optionChoice
  );
}
