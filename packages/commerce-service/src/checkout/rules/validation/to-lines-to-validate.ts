import type { ResolvedLine } from "../../../basket/basket-context.ts";
import type { BasketState } from "../../../basket/rules/basket-state.ts";
import { findRefusals, findRestrictedRegion } from "../../../views/find-refusals.ts";
import type { LineToValidate, ServiceOutages } from "./line-to-validate.ts";
import { type BasketValidation, validateBasket } from "./validate-basket.ts";

/** A line with everything that is validated before ordering. */
export type ResolvedLineToValidate = ResolvedLine & LineToValidate;

/** The lines of a basket for validation, each with its destination; removed lines are excluded. */
export function toLinesToValidate({ basket, lines, recipients }: Pick<BasketState, "basket" | "lines" | "recipients">) {
  const recipientOf = new Map(recipients.flatMap((one) => one.lines.map(({ lineId }) => [lineId, one] as const)));
  const refusals = findRefusals({ basket, recipients });
  return lines.map((line): ResolvedLineToValidate => {
    const { isSold, available, isMadeToOrder, customizationType } = line.item;
    const recipient = recipientOf.get(line.lineId);
    return {
      ...line,
      isSold,
      available,
      isMadeToOrder,
      customizationType,
      isRemoved: false,
      isPersonalized: line.options.text !== undefined,
      restrictedIn: recipient ? findRestrictedRegion(line, recipient) : null,
      registry: recipient?.registry ?? null,
      isPlaceLost: recipient?.place === null && recipient.store === null,
      refusal: refusals.get(line.lineId) ?? null,
    };
  });
}

/** Validates a basket in its current state. */
export function validateState(
  state: Pick<BasketState, "basket" | "lines" | "recipients" | "basketContext">,
): BasketValidation<ResolvedLineToValidate> {
  return validateBasket(toLinesToValidate(state), toOutages(state));
}

/** The outages that validation needs. */
export function toOutages({ basketContext: { outages } }: Pick<BasketState, "basketContext">): ServiceOutages {
  return {
    installation: outages.has("installation"),
    personalization: outages.has("personalization"),
    inHousePersonalization: outages.has("inHousePersonalization"),
    customOrder: outages.has("customOrder"),
  };
}
