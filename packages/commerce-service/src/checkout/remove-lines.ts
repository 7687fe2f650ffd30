import type { CheckoutResult } from "@store/contract/checkout";
import type { BasketCall } from "../basket/basket-call.ts";
import { type BasketState, withLine } from "../basket/rules/basket-state.ts";
import type { Answer } from "../service/context.ts";
import { changeCheckout, toCheckoutResult } from "./change-checkout.ts";
import { linesToRemove, linesToStripInstallation, type RemovableType } from "./rules/validation/lines-to-remove.ts";
import { toLinesToValidate, toOutages } from "./rules/validation/to-lines-to-validate.ts";

/** Removes the lines of a validation type, evaluated again; an order without lines leaves the checkout. */
export function removeLines(errorType: RemovableType, context: BasketCall): Promise<Answer<CheckoutResult>> {
  return changeCheckout<CheckoutResult>(context, toRemovalResult, (state) => {
    const removed = linesToRemove(errorType, toLinesToValidate(state), toOutages(state));
    if (removed.length === 0) return { kind: "unchanged" };
    const next = removed.reduce(
      (basket, { lineId }) => withLine(basket, lineId, { state: "removedFromCart" }),
      state.basket,
    );
    return { kind: "change", next };
  });
}

/** Removes the unavailable installations of all lines. */
export function removeInstallation(context: BasketCall): Promise<Answer<CheckoutResult>> {
  return changeCheckout<CheckoutResult>(context, toCheckoutResult, (state) => {
    const stripped = linesToStripInstallation(toLinesToValidate(state), toOutages(state));
    if (stripped.length === 0) return { kind: "unchanged" };
    const next = stripped.reduce(
      (basket, { lineId }) => withLine(basket, lineId, { hasInstallation: false }),
      state.basket,
    );
    return { kind: "change", next };
  });
}

function toRemovalResult(state: BasketState, context: BasketCall): CheckoutResult {
  const result = toCheckoutResult(state, context);
  return state.lines.length > 0
    ? result
    : { isSuccess: true, orderSummary: result.orderSummary, redirectUrl: "/checkout/cart" };
}
