import type { LoadedBasket } from "../basket-context.ts";

/** Whether a basket is not taxed: its shopper selected this, and the account is still exempt. */
export function isTaxExempt({ basket, basketContext }: LoadedBasket): boolean {
  return basket.choices.isTaxExempt === true && basketContext.account?.isTaxExempt === true;
}
