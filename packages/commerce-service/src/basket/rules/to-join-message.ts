import type { LoadedBasket } from "../basket-facts.ts";

/** What the cart says after a sign-in that found the same things in two baskets, until it changes again [AMB-043]. */
export function toJoinMessage({ basket, facts }: LoadedBasket): string | null {
  const [sku, ...more] = basket.choices.joinedQuantities ?? [];
  if (sku === undefined) return null;
  const title = facts.items.get(sku)?.title;
  return more.length > 0 || title === undefined
    ? "Some items were in your cart and in your account's. We kept the larger quantity of each."
    : `${title} was in your cart and in your account's. We kept the larger quantity.`;
}
