import type { Cart } from "@store/contract/cart";
import { createMutation, type PendingMutation } from "@store/shopper-state";
import { checkQuantity } from "../line/check-quantity.ts";
import { readText } from "./cart-submission.ts";

/** What the fields of the cart's lines ask for, beyond what the cart is already. */
export interface LineFields {
  readonly mutations: readonly PendingMutation[];
  /** By the names of the fields. */
  readonly errors: Readonly<Record<string, string>>;
  /** The first line that is to be picked up while no line has a store. */
  readonly needsStore: string | null;
}

/** Reads the quantities and fulfillment methods that were typed and chosen. */
export function readLineFields(cart: Cart, form: FormData): LineFields {
  const mutations: Array<PendingMutation | null> = [];
  const errors: Record<string, string> = {};
  const known = findPickupStore(cart);
  let needsStore: string | null = null;
  for (const { id, shippingDeliveryOptions } of cart.lineItems) {
    const quantity = readText(form, `quantity.${id}`);
    const error = quantity === null ? null : checkQuantity(quantity);
    if (error) errors[`quantity.${id}`] = error;
    else if (quantity !== null) mutations.push(createMutation(cart, "updateItem", id, { quantity: Number(quantity) }));

    const fulfillment = readText(form, `fulfillment.${id}`);
    const isPickup = Boolean(shippingDeliveryOptions.locationId);
    if (fulfillment === null || (fulfillment === "pickup") === isPickup) continue;
    const locationId = fulfillment === "pickup" ? known : null;
    if (fulfillment === "pickup" && locationId === null) needsStore ??= id;
    else mutations.push(createMutation(cart, "updateShipMethod", id, { locationId }));
  }
  return { mutations: mutations.filter((mutation) => mutation !== null), errors, needsStore };
}

/** The store that a line of the cart is picked up at; null when there is none. */
function findPickupStore({ lineItems }: Cart): string | null {
  const stores = lineItems.map(({ shippingDeliveryOptions }) => shippingDeliveryOptions.locationId ?? null);
  return stores.find((locationId) => locationId !== null) ?? null;
}
