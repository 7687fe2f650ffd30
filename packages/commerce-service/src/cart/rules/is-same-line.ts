import type { BasketLine } from "../../basket/basket.ts";

type Choice = Pick<BasketLine, "sku" | "personalizationText" | "donationCents" | "optionChoice">;
type Line = Choice & Pick<BasketLine, "locationId" | "hasInstallation" | "registryId">;

/** Whether two lines are the same thing got in the same way, so that one of them can stand for both. */
export function isSameLine(one: Line, other: Line): boolean {
  return (
    isSameChoice(one, other) &&
    one.locationId === other.locationId &&
    one.hasInstallation === other.hasInstallation &&
    one.registryId === other.registryId
  );
}

// One SKU, one text, one choice beyond the SKU, one amount.
function isSameChoice(one: Choice, other: Choice): boolean {
  return (
    one.sku === other.sku &&
    one.personalizationText === other.personalizationText &&
    one.donationCents === other.donationCents &&
    one.optionChoice === other.optionChoice
  );
}
