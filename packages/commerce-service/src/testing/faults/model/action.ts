import { expect } from "vitest";
import { type RealShop, type RealShopper, readCart } from "./real-shop.ts";
import { type ShopModel, type ShopperModel, toAmounts, toShares } from "./shop-model.ts";

/** An action of a shopper: applied to the store, checked, and applied to the model. */
export type Action = (context: ActionContext) => Promise<void>;
export interface ActionContext {
  real: RealShop;
  model: ShopModel;
  shopper: RealShopper;
  mine: ShopperModel;
}

/** Runs actions one after the other. */
export function inSequence(...actions: readonly Action[]): Action {
  return async (context) => {
    for (const action of actions) await action(context);
  };
}

/** Compares what a shopper sees with the model: lines, every amount and the amount due. */
export async function compare({ real, model, shopper, mine }: ActionContext): Promise<void> {
  const { lineItems, orderSummary } = await readCart(shopper);
  const lines = lineItems.map((line) => [line.sku, line.priceQuantityTotals.quantity] as const);
  expect(new Map(lines)).toEqual(mine.cart);
  expect(lines).toHaveLength(mine.cart.size);
  const amounts = toAmounts(mine, real.prices);
  expect(orderSummary).toMatchObject(amounts);
  const { subtotal, discount, tax } = amounts;
  const { total, shipping, surcharge } = orderSummary;
  expect(total).toBe(subtotal - discount + tax + shipping + surcharge);
  const tenders = toShares(model, mine, total).reduce((sum, { cents }) => sum + cents, 0);
  expect([orderSummary.tendersTotal, orderSummary.amountDue]).toEqual([tenders, total - tenders]);
}
