import type { CartResult } from "@store/contract/cart";
import { maxQuantity } from "@store/contract/shared";
import type { BasketCall } from "../basket/basket-call.ts";
import { isSameLine } from "../basket/is-same-line.ts";
import { plainLine, withLine, withNewLine } from "../basket/rules/basket-state.ts";
import type { Answer } from "../service/context.ts";
import { changeCart, refuseCart } from "./change-cart.ts";

const notADonation = refuseCart("SkuNotFound", "There is no such donation. Choose one of the store's own.");
const tooMany = refuseCart(
  "QuantityLimit",
  `A cart takes up to ${maxQuantity} donations of one amount. Choose another amount.`,
);

/** Adds a donation of an amount in cents; the same amount again increases the quantity of its line. */
export function addDonation(
  { sku, amount }: { sku: string; amount: number },
  context: BasketCall,
): Promise<Answer<CartResult>> {
  const item = context.snapshot.basketContext?.items.get(sku);
  const isDonation = item?.kind === "donation" && item.isSold;
  return changeCart(context, isDonation ? {} : { orElse: notADonation }, ({ basket }) => {
    if (!isDonation) return notADonation;
    const line = { ...plainLine, sku, options: { donationCents: amount } };
    const same = basket.lines.find((one) => one.state === "cart" && isSameLine(one, line));
    if (!same) {
      const added = { ...line, lineId: context.random.token(16), quantity: 1 };
      return { kind: "change", next: withNewLine(basket, added) };
    }
    if (same.quantity >= maxQuantity) return tooMany;
    return { kind: "change", next: withLine(basket, same.lineId, { quantity: same.quantity + 1 }) };
  });
}
