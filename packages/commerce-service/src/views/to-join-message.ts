import type { LoadedBasket } from "../basket/basket-context.ts";

/** The notice of cart and checkout after a sign-in that joined two carts. Null after the next change of the cart. */
export function toJoinMessage({ basket, basketContext }: LoadedBasket): string | null {
  const { joinedQuantities } = basket.choices;
  if (joinedQuantities === undefined) return null;
  const [sku, ...more] = joinedQuantities;
  if (sku === undefined) return "What was in your account's cart is here, too.";
  const title = basketContext.items.get(sku)?.title;
  return more.length > 0 || title === undefined
    ? "Some items were in your cart and in your account's. We kept the larger quantity of each."
    : `${title} was in your cart and in your account's. We kept the larger quantity.`;
}
