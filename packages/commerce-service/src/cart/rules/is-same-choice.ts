import type { BasketLine } from "../../basket/basket.ts";

type Choice = Pick<BasketLine, "sku" | "personalizationText" | "donationCents">;

/** Whether two lines hold the same thing: one SKU, one text, one amount. */
export function isSameChoice(one: Choice, other: Choice): boolean {
  return (
    one.sku === other.sku &&
    one.personalizationText === other.personalizationText &&
    one.donationCents === other.donationCents
  );
}
