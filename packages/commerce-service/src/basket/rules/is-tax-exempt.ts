import type { LoadedBasket } from "../basket-context.ts";

/** Whether a basket owes no tax: its shopper asked for that, and the account is exempt still. */
export function isTaxExempt({ basket, basketContext }: LoadedBasket): boolean {
  return basket.choices.isTaxExempt === true && basketContext.account?.isTaxExempt === true;
}
