import type { CheckoutClient } from "@store/checkout-client";
import type { Cart } from "@store/contract/cart";
import type { LineTerms } from "@store/contract/shared";
import {
  applyOptimistic,
  cartAlertText,
  cartCalls,
  createMutation,
  type FieldResult,
  findLine,
  type LineAction,
  lineMutations,
  type PendingMutation,
  sendMutation,
  toFieldResult,
} from "@store/shopper-state";
import { invalid, moved } from "@store/ui-kit/form-outcome";
import { cartSectionPath, termsFieldOf } from "../../forms/cart-submit.ts";
import { checkQuantity, parseQuantity } from "../../forms/check-quantity.ts";
import {
  type CartOutcome,
  type CartSubmission,
  type CartWork,
  type Command,
  invalidField,
  toCart,
} from "./cart-submission.ts";
import type { CartSectionRequest } from "./read-cart-section.ts";

/**
 * Performs a line action. Returns null on success, otherwise the failure at the place that the mutation table defines.
 */
export async function mutateLine(work: CartWork, mutation: PendingMutation): Promise<CartOutcome | null> {
  const acceptedTermsId = work.read(termsFieldOf(mutation.lineId)) ?? undefined;
  const answer = await sendLineMutation(work, { ...mutation, ...(acceptedTermsId && { acceptedTermsId }) });
  if (answer.isSuccess) return null;
  if (answer.terms) return invalid({ terms: answer.terms });
  const { errorPlace } = lineMutations[mutation.action];
  if (errorPlace === "line") return invalidField(`line.${mutation.lineId}`, answer.message);
  return invalid({ problem: answer.message });
}

/** The submission with the cart after a successful mutation. */
export function withMutation(work: CartWork, mutation: PendingMutation): CartWork {
  return { ...work, cart: applyOptimistic(work.cart, [mutation]) };
}

/** The notices with an undo, by the action that undoes. */
const notices: Partial<Record<LineAction, CartSectionRequest["kind"]>> = {
  restoreItem: "removed",
  restoreInstallationService: "uninstalled",
};

/**
 * Performs a line action of the mutation table, then shows the cart, with a notice if the line itself no longer offers
 * the undo.
 */
export function lineCommand(action: LineAction): Command {
  return async (work) => {
    const mutation = createLineMutation(work.cart, action, work.argument);
    const failure = mutation && (await mutateLine(work, mutation));
    const { inverse } = lineMutations[action];
    const notice = inverse && notices[inverse];
    return failure ?? (notice ? moved(cartSectionPath(notice, work.argument)) : toCart);
  };
}

// The service's cart does not contain removed lines.
function createLineMutation(cart: Cart, action: LineAction, lineId: string): PendingMutation | null {
  if (action !== "restoreItem") return createMutation(cart, action, lineId);
  return { action, lineId, sku: "", shipMethod: 1, quantity: 0, isSent: false };
}

/** Increases or decreases a line's quantity by one; does nothing at the ends of the range. */
export function stepCommand(by: 1 | -1): Command {
  return async (work) => {
    const line = work.cart.lineItems.find(({ id }) => id === work.argument);
    const quantity = (line?.priceQuantityTotals.quantity ?? 0) + by;
    const mutation = createMutation(work.cart, "updateItem", work.argument, { quantity });
    return (mutation && (await mutateLine(work, mutation))) ?? toCart;
  };
}

/** Has a line picked up at the selected store. */
export const chooseStore: Command = async (work) => {
  const locationId = work.read("store");
  if (!locationId) return invalidField("store", "Please choose a store.");
  const mutation = createMutation(work.cart, "updateShipMethod", work.argument, { locationId });
  return (mutation && (await mutateLine(work, mutation))) ?? toCart;
};

/**
 * Sends a line action of a submission. If a form is submitted twice, or again after the browser's Back, the cart
 * decides: what it already shows is done, and a replayed response is followed by a new request.
 */
async function sendLineMutation(
  submission: CartSubmission,
  mutation: PendingMutation,
): Promise<FieldResult & { readonly terms?: readonly LineTerms[] | undefined }> {
  const { client, freshClient, isReplayed } = submission;
  const send = async (by: CheckoutClient) => {
    const result = await sendMutation(by, mutation);
    const terms = result.ok ? result.value.terms : undefined;
    return { ...toFieldResult(result, { fallback: cartAlertText }), terms };
  };
  const answer = await send(client);
  if (answer.isSuccess && !isReplayed()) return answer;
  const cart = await loadCart(freshClient);
  if (cart && isDone(cart, mutation)) return { isSuccess: true, message: null };
  return answer.isSuccess ? send(freshClient) : answer;
}

/** The current cart; null if it cannot be loaded. */
export async function loadCart(client: CheckoutClient): Promise<Cart | null> {
  const result = await client.call(cartCalls.getCartJsx, {});
  return (result.ok && result.value.cartData) || null;
}

// The service does not send removed lines.
function isDone(cart: Cart, { action, lineId, ...input }: PendingMutation): boolean {
  if (action === "restoreItem") return findLine(cart, lineId) !== undefined;
  return createMutation(cart, action, lineId, input) === null;
}

/** The changes in the fields of the cart's lines. */
interface LineFields {
  readonly mutations: readonly PendingMutation[];
  /** By field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** The first line that is to be picked up while no line has a store. */
  readonly needsStore: string | null;
}

/** Reads the typed quantities and selected fulfillment methods. */
export function readLineFields(cart: Cart, read: CartSubmission["read"]): LineFields {
  const mutations: Array<PendingMutation | null> = [];
  const errors: Record<string, string> = {};
  const known = findPickupStore(cart);
  let needsStore: string | null = null;
  for (const { id, shippingDeliveryOptions } of cart.lineItems) {
    const quantity = read(`quantity.${id}`);
    const error = quantity === null ? null : checkQuantity(quantity);
    if (error) errors[`quantity.${id}`] = error;
    else if (quantity !== null)
      mutations.push(createMutation(cart, "updateItem", id, { quantity: parseQuantity(quantity) }));

    const fulfillment = read(`fulfillment.${id}`);
    const isPickup = Boolean(shippingDeliveryOptions.locationId);
    if (fulfillment === null || (fulfillment === "pickup") === isPickup) continue;
    const locationId = fulfillment === "pickup" ? known : null;
    if (fulfillment === "pickup" && locationId === null) needsStore ??= id;
    else mutations.push(createMutation(cart, "updateShipMethod", id, { locationId }));
  }
  return { mutations: mutations.filter((mutation) => mutation !== null), errors, needsStore };
}

/** The store at which a line of the cart is picked up; null if there is none. */
function findPickupStore({ lineItems }: Cart): string | null {
  const stores = lineItems.map(({ shippingDeliveryOptions }) => shippingDeliveryOptions.locationId ?? null);
  return stores.find((locationId) => locationId !== null) ?? null;
}
