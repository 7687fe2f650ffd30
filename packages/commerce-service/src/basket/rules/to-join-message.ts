import type { LoadedBasket } from "../basket-context.ts";

/** What the cart says after a sign-in at which two carts met, until it changes again [AMB-043]. */
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
