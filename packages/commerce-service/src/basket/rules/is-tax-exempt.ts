import type { LoadedBasket } from "../basket-facts.ts";

/** Whether a basket owes no tax: its shopper asked for that, and the account is exempt still. */
export function isTaxExempt({ basket, facts }: LoadedBasket): boolean {
  return basket.choices.isTaxExempt === true && facts.account?.isTaxExempt === true;
}
