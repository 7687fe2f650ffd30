import { cartOperations } from "@store/contract/cart";
import { expect } from "vitest";
import type { Action } from "./action.ts";
import { lineIdOf } from "./real-shop.ts";
import { settle, stockOf } from "./shop-model.ts";

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

export function saveForLater(sku: string): Action {
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

export function moveToCart(sku: string): Action {
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

export function removeCode(): Action {
  return async ({ shopper, mine }) => {
    const { body } = await shopper.browser.call(cartOperations.removePromoCode, {});
    if (body.isSuccess) mine.hasCode = false;
  };
}
