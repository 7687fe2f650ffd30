import type { ResolvedLine } from "../../../basket/basket-context.ts";
import type { BasketState } from "../../../basket/rules/basket-state.ts";
import { findRefusals } from "../../../cart/rules/find-refusals.ts";
import type { LineToValidate, ServiceOutages } from "./line-to-validate.ts";
import { type BasketValidation, validateBasket } from "./validate-basket.ts";

/** A line with all that is asked of it before it is ordered. */
export type ResolvedLineToValidate = ResolvedLine & LineToValidate;

/** The lines of a basket as they are validated, each with where it goes; lines that were taken out are not among them. */
export function toLinesToValidate({ basket, lines, recipients }: Pick<BasketState, "basket" | "lines" | "recipients">) {
  const recipientOf = new Map(recipients.flatMap((one) => one.lines.map(({ lineId }) => [lineId, one] as const)));
  const refusals = findRefusals({ basket, recipients });
  return lines.map((line): ResolvedLineToValidate => {
    const { isSold, available, isMadeToOrder, customizationType, restrictedStates } = line.item;
    const recipient = recipientOf.get(line.lineId);
    return {
      ...line,
      isSold,
      available,
      isMadeToOrder,
      customizationType,
      restrictedStates,
      isRemoved: false,
      isPersonalized: line.personalizationText !== null,
      region: recipient?.address?.state ?? recipient?.store?.state ?? null,
      isPlaceLost: recipient?.place === null && recipient.store === null,
      refusal: refusals.get(line.lineId) ?? null,
    };
  });
}

/** What stands in the way of ordering a basket as it is now. */
export function validateState(
  state: Pick<BasketState, "basket" | "lines" | "recipients" | "basketContext">,
): BasketValidation<ResolvedLineToValidate> {
  return validateBasket(toLinesToValidate(state), toOutages(state));
}

/** The services that validation asks for. */
export function toOutages({ basketContext: { outages } }: Pick<BasketState, "basketContext">): ServiceOutages {
  return {
    installation: outages.has("installation"),
    personalization: outages.has("personalization"),
    inHousePersonalization: outages.has("inHousePersonalization"),
    customOrder: outages.has("customOrder"),
  };
}
