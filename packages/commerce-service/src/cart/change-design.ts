import type { CartResult } from "@store/contract/cart";
import type { RestoreDesign } from "@store/contract/cart/requests";
import type { Basket, BasketLine } from "../basket/basket.ts";
import type { BasketCall } from "../basket/basket-call.ts";
import { type CatalogItem, resolveLines } from "../basket/basket-context.ts";
import { withLine, withoutLines } from "../basket/rules/basket-state.ts";
import { withAcceptedTerms } from "../basket/rules/terms.ts";
import type { Answer } from "../service/context.ts";
import { type CartDecision, changeCart, refuseCart } from "./change-cart.ts";
import { refuseReturn } from "./rules/refuse-quantity.ts";
import { refuseUnaccepted } from "./rules/refuse-unaccepted.ts";

const notThere = refuseCart("DesignNotFound", "This design is no longer in your cart.");
const unknown = refuseCart("DesignNotFound", "This design can no longer be put back. You can add it again.");
const notSold = refuseCart("NotAvailable", "A piece of this design is no longer available.");

/** Removes every line of a design from the cart. Lines that were removed before do not return with it. */
export function removeDesign(designId: string, context: BasketCall): Promise<Answer<CartResult>> {
  return changeCart(context, { orElse: notThere, isOfLine: true }, ({ basket }): CartDecision => {
    const inCart = linesOf(basket, designId, "cart");
    if (inCart.length === 0)
      return linesOf(basket, designId, "removedFromCart").length > 0 ? { kind: "unchanged" } : notThere;
    const before = new Set(linesOf(basket, designId, "removedFromCart").map(({ lineId }) => lineId));
    const next = inCart.reduce(
      (left, { lineId }) => withLine(left, lineId, { state: "removedFromCart" }),
      withoutLines(basket, before),
    );
    return { kind: "change", next };
  });
}

/**
 * Puts a removed design back into the cart, in its place: all of its lines, or none if a piece is not available or the
 * terms of the collection, as they are now, are not accepted.
 */
export function restoreDesign(
  { designId, AcceptedTermsId: acceptedTermsId }: RestoreDesign,
  context: BasketCall,
): Promise<Answer<CartResult>> {
  const now = context.clock.now();
  return changeCart(context, { orElse: unknown, isOfLine: true }, (loaded): CartDecision => {
    const removed = linesOf(loaded.basket, designId, "removedFromCart");
    if (removed.length === 0)
      return linesOf(loaded.basket, designId, "cart").length > 0 ? { kind: "unchanged" } : unknown;
    let next = loaded.basket;
    const returning: (BasketLine & { item: CatalogItem })[] = [];
    for (const line of removed) {
      const item = loaded.basketContext.items.get(line.sku);
      if (!item?.isSold) return notSold;
      const refused = refuseReturn({ ...line, item }, resolveLines({ ...loaded, basket: next }));
      if (refused) return refused;
      returning.push({ ...line, item });
      next = withLine(next, line.lineId, { state: "cart", addRecord: withAcceptedTerms({ ...line, item }, now) });
    }
    return refuseUnaccepted(returning, acceptedTermsId) ?? { kind: "change", next };
  });
}

function linesOf({ lines }: Basket, designId: string, state: BasketLine["state"]): BasketLine[] {
  return lines.filter((line) => line.state === state && line.options.sectional?.id === designId);
}
