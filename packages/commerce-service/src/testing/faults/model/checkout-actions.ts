import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { paymentOperations } from "@store/contract/payment";
import { tenderOperations } from "@store/contract/tenders";
import { expect } from "vitest";
import { sampleAddresses, typedCard } from "../../proceed-to-review.ts";
import { sampleCards } from "../../sample-inputs.ts";
import type { Action } from "./action.ts";
import { readCart } from "./real-shop.ts";
import { isAvailable, isShrunk, newShopper, seeGiftCards, stockOf, toShares } from "./shop-model.ts";

/** From the cart to the payment page, with an address and a service level. */
export function checkOut(place: "chicago" | "anchorage", level: 1 | 2 | 3): Action {
  return async ({ shopper: { browser }, model, mine }) => {
    const { body } = await browser.call(cartOperations.checkout, {});
    expect(body.isSuccess).toBe(mine.cart.size > 0 && isAvailable(model, mine));
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
    const number = card === "good" ? sampleCards.visa : sampleCards.declined;
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
    const isReady = mine.isInCheckout && mine.cart.size > 0 && isAvailable(model, mine);
    if (isReady && (due === 0 || mine.card !== null) && isShrunk(model, mine, shown?.total ?? 0)) {
      // A missing amount on a gift card is reported before a card pays for it; then the order is submitted again.
      expect(body.errorCode, JSON.stringify(body)).toBe("TenderGone");
      seeGiftCards(model, mine);
      return place()({ real, shopper, model, mine });
    }
    const isPlaced = isReady && isPaid;
    // A submission with nothing to order returns the previous order.
    const returnsLastOrder = (!mine.isInCheckout || mine.cart.size === 0) && mine.orders > 0;
    expect(body.isSuccess ?? false, JSON.stringify(body)).toBe(isPlaced || returnsLastOrder);
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
