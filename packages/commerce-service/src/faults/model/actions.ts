import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { paymentOperations } from "@store/contract/payment";
import { tenderOperations } from "@store/contract/tenders";
import { expect } from "vitest";
import { sampleAddresses, typedCard } from "../../testing/proceed-to-review.ts";
import { lineIdOf, type RealShop, type RealShopper, readCart } from "./real-shop.ts";
import {
  isShrunk,
  isThere,
  newShopper,
  type ShopModel,
  type ShopperModel,
  seeGiftCards,
  settle,
  toAmounts,
  toShares,
} from "./shop-model.ts";

/** An action of a shopper: on the real store and, as it should be, on the model. */
export type Action = (context: ActionContext) => Promise<void>;
export interface ActionContext {
  real: RealShop;
  model: ShopModel;
  shopper: RealShopper;
  mine: ShopperModel;
}

export function add(sku: string, quantity: number): Action {
  return async ({ shopper, model, mine }) => {
    const held = mine.cart.get(sku) ?? 0;
    const { body } = await shopper.browser.call(cartOperations.addItems, { items: [{ Sku: sku, Quantity: quantity }] });
    expect(body.isSuccess).toBe(held + quantity <= stockOf(model, sku));
    if (body.isSuccess) mine.cart.set(sku, held + quantity);
  };
}

export function change(sku: string, quantity: number): Action {
  return async ({ real, shopper, model, mine }) => {
    const held = mine.cart.get(sku);
    const id = await lineIdOf(real, shopper, { sku, state: "cart" });
    const { body } = await shopper.browser.call(cartOperations.updateItem, { id, quantity });
    expect(body.isSuccess).toBe(held !== undefined && (quantity <= held || quantity <= stockOf(model, sku)));
    if (body.isSuccess) mine.cart.set(sku, quantity);
  };
}

export function remove(sku: string): Action {
  return async ({ real, shopper, mine }) => {
    const quantity = mine.cart.get(sku);
    const lineId = await lineIdOf(real, shopper, { sku, state: "cart" });
    const { body } = await shopper.browser.call(cartOperations.removeItem, { id: lineId });
    expect(body.isSuccess).toBe(quantity !== undefined);
    if (quantity === undefined) return;
    mine.cart.delete(sku);
    mine.removed.push({ lineId, sku, quantity });
    settle(mine);
  };
}

export function undo(): Action {
  return async ({ shopper, model, mine }) => {
    const last = mine.removed.at(-1);
    const { body } = await shopper.browser.call(cartOperations.restoreItem, { id: last?.lineId ?? "none" });
    expect(body.isSuccess).toBe(
      last !== undefined && !mine.cart.has(last.sku) && last.quantity <= stockOf(model, last.sku),
    );
    if (!last || !body.isSuccess) return;
    mine.removed.pop();
    mine.cart.set(last.sku, last.quantity);
  };
}

export function save(sku: string): Action {
  return async ({ real, shopper, mine }) => {
    const quantity = mine.cart.get(sku);
    const id = await lineIdOf(real, shopper, { sku, state: "cart" });
    const { body } = await shopper.browser.call(cartOperations.saveForLater, { id });
    expect(body.isSuccess).toBe(quantity !== undefined);
    if (quantity === undefined) return;
    mine.cart.delete(sku);
    mine.saved.set(sku, (mine.saved.get(sku) ?? 0) + quantity);
    settle(mine);
  };
}

export function bringBack(sku: string): Action {
  return async ({ real, shopper, model, mine }) => {
    const quantity = mine.saved.get(sku);
    const held = mine.cart.get(sku) ?? 0;
    const id = await lineIdOf(real, shopper, { sku, state: "saved" });
    const { body } = await shopper.browser.call(cartOperations.moveToCart, { id });
    expect(body.isSuccess).toBe(quantity !== undefined && held + quantity <= stockOf(model, sku));
    if (quantity === undefined || !body.isSuccess) return;
    mine.saved.delete(sku);
    mine.cart.set(sku, held + quantity);
  };
}

export function enterCode(code: string): Action {
  return async ({ shopper, mine }) => {
    const { body } = await shopper.browser.call(cartOperations.applyPromoCode, { promoCode: code });
    expect(body.isSuccess || mine.cart.size === 0).toBe(true);
    if (body.isSuccess) mine.hasCode = true;
  };
}

export function dropCode(): Action {
  return async ({ shopper, mine }) => {
    const { body } = await shopper.browser.call(cartOperations.removePromoCode, {});
    if (body.isSuccess) mine.hasCode = false;
  };
}

/** From the cart to the payment page, with an address and a service level. */
export function checkOut(place: "chicago" | "anchorage", level: 1 | 2 | 3): Action {
  return async ({ shopper: { browser }, model, mine }) => {
    const { body } = await browser.call(cartOperations.checkout, {});
    expect(body.isSuccess).toBe(mine.cart.size > 0 && isThere(model, mine));
    if (!body.isSuccess) return;
    mine.isInCheckout = true;
    await browser.call(checkoutOperations.refreshCheckout, {});
    const address = sampleAddresses[place];
    const saved = await browser.call(checkoutOperations.saveShippingAddress, { address });
    expect(saved.body.isSuccess).toBe(true);
    mine.region = address.state;
    await browser.call(checkoutOperations.moveToShippingAndGiftOptions, {});
    const shipments = [{ id: "parcel", serviceLevel: level }];
    const delivery = await browser.call(checkoutOperations.saveShippingAndGiftOptions, {
      recipients: [{ recipientId: "recipient-1", shipments }],
    });
    expect(delivery.body.isSuccess).toBe(true);
    await browser.call(checkoutOperations.moveToPaymentPage, {});
  };
}

export function payByCard(card: "good" | "bad"): Action {
  return async ({ shopper, mine }) => {
    if (!mine.isInCheckout) return;
    const number = card === "good" ? "4111111111111111" : "4000000000000002";
    const { amountDue } = (await readCart(shopper)).orderSummary;
    const { body } = await shopper.browser.call(paymentOperations.savePayment, typedCard(number));
    expect(body.isSuccess || amountDue === 0, JSON.stringify(body)).toBe(true);
    if (body.isSuccess) mine.card = card;
  };
}

export function payByGiftCard(name: string): Action {
  return async ({ real, shopper, model, mine }) => {
    if (!mine.isInCheckout) return;
    const { number, pin } = real.giftCards.get(name) ?? { number: "", pin: "" };
    const { amountDue } = (await readCart(shopper)).orderSummary;
    const { body } = await shopper.browser.call(tenderOperations.applyGiftCardTender, { number, pin });
    const isUseful = amountDue > 0 && (model.giftCards.get(name) ?? 0) > 0 && !mine.giftCards.includes(name);
    if (isUseful) expect(body.isSuccess, JSON.stringify(body)).toBe(true);
    if (!body.isSuccess || mine.giftCards.includes(name)) return;
    mine.giftCards.push(name);
    mine.seenCents.set(name, model.giftCards.get(name) ?? 0);
  };
}

/** Reviews the order and clicks Place Order. */
export function place(): Action {
  return async ({ real, shopper, model, mine }) => {
    const shown = mine.cart.size > 0 ? (await readCart(shopper)).orderSummary : null;
    await shopper.browser.call(checkoutOperations.moveToReviewPage, {});
    const { body } = await shopper.browser.call(orderOperations.placeOrder, { adata: "" });
    const due = shown?.amountDue ?? 0;
    const isPaid = due === 0 || mine.card === "good";
    const isReady = mine.isInCheckout && mine.cart.size > 0 && isThere(model, mine);
    if (isReady && (due === 0 || mine.card !== null) && isShrunk(model, mine, shown?.total ?? 0)) {
      // A missing amount on a gift card is reported before a card pays for it; then the order is submitted again.
      expect(body.errorCode, JSON.stringify(body)).toBe("TenderGone");
      seeGiftCards(model, mine);
      return place()({ real, shopper, model, mine });
    }
    const isPlaced = isReady && isPaid;
    // A submission with nothing to order returns the previous order.
    const isToldOfLast = (!mine.isInCheckout || mine.cart.size === 0) && mine.orders > 0;
    expect(body.isSuccess ?? false, JSON.stringify(body)).toBe(isPlaced || isToldOfLast);
    if (isReady && !isPaid && mine.card === "bad") mine.card = null;
    if (!isPlaced || shown === null) return;
    const order = await real.environment.database
      .selectFrom("customer_order")
      .select(["total_cents", "subtotal_cents", "discount_cents", "tax_cents"])
      .where("order_id", "=", body.orderId ?? "")
      .executeTakeFirstOrThrow();
    expect(order).toEqual({
      total_cents: shown.total,
      subtotal_cents: shown.subtotal,
      discount_cents: shown.discount,
      tax_cents: shown.tax,
    });
    for (const { name, cents } of toShares(model, mine, shown.total)) {
      model.giftCards.set(name, (model.giftCards.get(name) ?? 0) - cents);
    }
    for (const [sku, quantity] of mine.cart) model.stock.set(sku, stockOf(model, sku) - quantity);
    Object.assign(mine, { ...newShopper(), saved: mine.saved, orders: mine.orders + 1 });
  };
}

/** One action after the other. */
export function inTurn(...actions: readonly Action[]): Action {
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

function stockOf({ stock }: ShopModel, sku: string): number {
  return stock.get(sku) ?? 0;
}
