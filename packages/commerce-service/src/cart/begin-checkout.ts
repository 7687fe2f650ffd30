import type { CartResult } from "@store/contract/cart";
import type { OversizedItem } from "@store/contract/shared";
import { type CartErrorType, cartErrorType } from "@store/contract/shared";
import type { BasketCall } from "../basket/basket-call.ts";
import { type ResolvedLine, resolveLines } from "../basket/basket-context.ts";
import { changeBasket } from "../basket/change-basket.ts";
import type { BasketChange, NoChange } from "../basket/decision.ts";
import { type BasketState, toBasketState } from "../basket/rules/basket-state.ts";
import { isInternational } from "../basket/rules/to-recipients.ts";
import { validateState } from "../checkout/rules/validation/to-lines-to-validate.ts";
import { toNoticeUrl } from "../ports/checkout-notice.ts";
import type { Answer } from "../service/context.ts";
import { findRefusals } from "../views/find-refusals.ts";

const nothing = { redirectUrl: null, popupUrl: null, oversizedItems: [] };
const emptyBasket: CartResult = {
  isSuccess: false,
  errorType: cartErrorType.emptyBasket,
  message: "Your cart is empty. Add an item before you check out.",
  ...nothing,
};

/**
 * Starts the checkout of a cart with items and returns its first page; an open checkout stays unchanged. A cart with
 * items that cannot be ordered is refused, so that the shopper sees it now and not after the first step. The
 * first reply has the URL of the configured notice.
 */
export function beginCheckout(context: BasketCall): Promise<Answer<CartResult>> {
  return changeBasket<CartResult, BasketChange, NoChange<CartResult>>(context, {
    decide(loaded) {
      const { basket } = loaded;
      const state = toBasketState(loaded, context.clock.now());
      const obstacle = findObstacle(state);
      if (obstacle) return { kind: "refused", refusal: obstacle };
      if (basket.isInCheckout) return { kind: "unchanged" };
      return { kind: "change", next: { ...basket, isInCheckout: true } };
    },
    toReply: ({ lines }) => ({ ...toFirstPage(lines), popupUrl: toNoticeUrl(context) }),
    toAnswer: (decision, loaded) => ({
      kind: "reply",
      reply: decision.kind === "refused" ? decision.refusal : toFirstPage(resolveLines(loaded)),
    }),
    orElse: { kind: "reply", reply: emptyBasket },
  });
}

function toFirstPage(lines: readonly ResolvedLine[]): CartResult {
  return {
    isSuccess: true,
    errorType: cartErrorType.none,
    redirectUrl: "/checkout/shipping",
    popupUrl: null,
    oversizedItems: toOversizedItems(lines),
  };
}

function findObstacle(state: BasketState): CartResult | undefined {
  // Restrictions of shipping addresses are checked once there is an address; pickup stores are known.
  const recipients = state.recipients.filter(({ place }) => place === null);
  const { errorType, lines, text } = validateState({ ...state, recipients });
  if (errorType === cartErrorType.emptyBasket) return emptyBasket;
  if (isGone(errorType)) return toObstacle(errorType, toGoneText(lines));
  // Each item that cannot be shipped abroad has its reason.
  const isAbroad = isInternational(state.basket);
  if (isAbroad && errorType === cartErrorType.invalidBasket) return findObstacleAbroad(state);
  if (errorType !== cartErrorType.none) return toObstacle(errorType, `${text?.message ?? ""} (${toNames(lines)})`);
  return isAbroad ? findObstacleAbroad(state) : undefined;
}

// All reasons at once, each with its items.
function findObstacleAbroad(state: BasketState): CartResult | undefined {
  const refusals = findRefusals(state);
  const reasons = [...new Set(refusals.values())].map((reason) => {
    const lines = state.lines.filter(({ lineId }) => refusals.get(lineId) === reason);
    return `${toNames(lines)}: ${reason}`;
  });
  return reasons.length === 0 ? undefined : toObstacle(cartErrorType.invalidBasket, reasons.join(" "));
}

function toObstacle(errorType: CartErrorType, message: string): CartResult {
  return { isSuccess: false, errorType, message, ...nothing };
}

function isGone(errorType: CartErrorType): boolean {
  return errorType === cartErrorType.nlaItems || errorType === cartErrorType.allNlaItems;
}

function toGoneText(lines: readonly ResolvedLine[]): string {
  const retired = lines.flatMap(({ item: { title, retiredChoice } }) =>
    retiredChoice ? [`${title}: ${retiredChoice} is no longer available. Edit or remove it in your cart.`] : [],
  );
  const others = lines.filter(({ item }) => !item.retiredChoice);
  if (others.length === 0) return retired.join(" ");
  const advice = "Remove what is gone from your cart or lower its quantity, then check out.";
  return [...retired, `Not available in the quantity you chose: ${toNames(others)}. ${advice}`].join(" ");
}

function toNames(lines: readonly ResolvedLine[]): string {
  const names = lines.map(({ item: { title, optionLabel } }) =>
    optionLabel === null ? title : `${title} (${optionLabel})`,
  );
  return [...new Set(names)].join(", ");
}

/** Items for pickup that are too large for many cars. */
function toOversizedItems(lines: readonly ResolvedLine[]): OversizedItem[] {
  return lines
    .filter(({ locationId, item }) => locationId !== null && item.isOversized)
    .map(({ item: { title, boxes } }) => ({ title, boxes }));
}
