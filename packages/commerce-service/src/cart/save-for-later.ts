import type { CartResult } from "@store/contract/cart";
import type { ReturnToCart } from "@store/contract/cart/requests";
import { maxQuantity } from "@store/contract/shared";
import type { Basket, BasketLine } from "../basket/basket.ts";
import type { BasketCall } from "../basket/basket-call.ts";
import { resolveLines } from "../basket/basket-context.ts";
import { isSameLine } from "../basket/is-same-line.ts";
import { withLine, withoutLines } from "../basket/rules/basket-state.ts";
import { withAcceptedTerms } from "../basket/rules/terms.ts";
import type { Answer } from "../service/context.ts";
import { type CartDecision, changeCart, refuseCart } from "./change-cart.ts";
import { changeLine, savedLines } from "./change-line.ts";
import { refuseReturn } from "./rules/refuse-quantity.ts";
import { refuseUnaccepted } from "./rules/refuse-unaccepted.ts";

/** Moves a line from the cart to the saved lines. */
export function saveForLater(lineId: string, context: BasketCall): Promise<Answer<CartResult>> {
  return changeLine({ lineId }, context, (line, { basket }) => ({
    kind: "change",
    next: moveLine(basket, toStored(basket.lines, line), "saved"),
  }));
}

/** Moves a saved line back to the cart, if the stock is sufficient and its terms as they are now were accepted. */
export function moveToCart(
  { id, AcceptedTermsId: acceptedTermsId }: ReturnToCart,
  context: BasketCall,
): Promise<Answer<CartResult>> {
  const now = context.clock.now();
  return changeLine({ lineId: id, ...savedLines }, context, (line, loaded) => {
    const { basket } = loaded;
    if (!line.item.isSold) return refuseCart("NotAvailable", "This item is no longer available.");
    const stored = { ...toStored(basket.lines, line), addRecord: withAcceptedTerms(line, now) };
    const inCart = findMatchingLine(basket, stored, "cart")?.quantity ?? 0;
    if (inCart + line.quantity > maxQuantity) {
      return refuseCart(
        "QuantityLimit",
        `A cart takes up to ${maxQuantity} of one item, and ${inCart} are in your cart already.`,
      );
    }
    const refused = refuseReturn(line, resolveLines(loaded)) ?? refuseUnaccepted([line], acceptedTermsId);
    return refused ?? { kind: "change", next: moveLine(basket, stored, "cart") };
  });
}

// The rules of the basket write stored lines only, without their context.
function toStored<Line extends { lineId: string }>(lines: readonly Line[], { lineId }: { lineId: string }): Line {
  const stored = lines.find((line) => line.lineId === lineId);
  if (!stored) throw new Error(`The line ${lineId} was found in the basket a moment ago.`);
  return stored;
}

/** The line of a list with which a line would be merged; undefined if it stays separate. */
function findMatchingLine(basket: Basket, line: BasketLine, state: "cart" | "saved"): BasketLine | undefined {
  return basket.lines.find((other) => other.lineId !== line.lineId && other.state === state && isSameLine(other, line));
}

/**
 * The basket with a line moved to a list, where it increases the quantity of an equal line as far as the limit allows.
 */
function moveLine(basket: Basket, line: BasketLine, state: "cart" | "saved"): Basket {
  const match = findMatchingLine(basket, line, state);
  const quantity = line.quantity + (match?.quantity ?? 0);
  const { addRecord } = line;
  if (!match || quantity > maxQuantity) return withLine(basket, line.lineId, { state, addRecord });
  return withLine(withoutLines(basket, new Set([line.lineId])), match.lineId, { quantity, addRecord });
}

const unknown = refuseCart("LineNotFound", "This item can no longer be put back. You can add it again.");
const taken = refuseCart("LineNotFound", "This item is in your cart again already.");
const notSold = refuseCart("NotAvailable", "This item is no longer available.");

/**
 * Restores a removed line in its position, in the cart or among the saved lines: same id, quantity and text. One that
 * was not removed stays unchanged. In the cart, its terms as they are now have to be accepted.
 */
export function restoreItem(
  { id: lineId, AcceptedTermsId: acceptedTermsId }: ReturnToCart,
  context: BasketCall,
): Promise<Answer<CartResult>> {
  const now = context.clock.now();
  return changeCart(context, { orElse: unknown, isOfLine: true }, (loaded): CartDecision => {
    const { basket } = loaded;
    const line = basket.lines.find((one) => one.lineId === lineId);
    if (!line) return unknown;
    if (line.state === "cart" || line.state === "saved") return { kind: "unchanged" };
    if (line.state === "removedFromSaved")
      return { kind: "change", next: withLine(basket, lineId, { state: "saved" }) };
    const isThere = basket.lines.some((other) => other.state === "cart" && isSameLine(other, line));
    if (isThere) return taken;
    const item = loaded.basketContext.items.get(line.sku);
    if (!item?.isSold) return notSold;
    const returning = { ...line, item };
    const refused = refuseReturn(returning, resolveLines(loaded)) ?? refuseUnaccepted([returning], acceptedTermsId);
    if (refused) return refused;
    const addRecord = withAcceptedTerms(returning, now);
    return { kind: "change", next: withLine(basket, lineId, { state: "cart", addRecord }) };
  });
}
