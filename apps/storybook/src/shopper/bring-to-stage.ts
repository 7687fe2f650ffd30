import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import type { Operation } from "@store/contract/operation";
import { orderOperations } from "@store/contract/orders";
import { paymentOperations } from "@store/contract/payment";
import {
  checkoutAtom,
  checkoutClientAtom,
  receiveCheckoutAtom,
  reloadCartAtom,
  type ShopperStore,
  siteAtom,
} from "@store/shopper-state";
import { type ServiceParameter, stages } from "./service-parameter.ts";
import { guestAddressAbroad, guestAddresses, guestCard } from "./story-guest.ts";

type Calls = ReturnType<typeof callsOf>;

/** The calls of a guest from each stage to the next; placing the order is the last step and follows below. */
const moves: readonly ((calls: Calls) => Promise<unknown>)[] = [
  async function toShipping({ call, refresh }) {
    await call(cartOperations.checkout, {});
    await refresh();
  },
  async function toDelivery({ call, refresh, address }) {
    await call(checkoutOperations.saveShippingAddress, { address });
    await call(checkoutOperations.moveToShippingAndGiftOptions, {});
    await refresh();
  },
  async function toPayment({ call, refresh, model }) {
    const recipients = (model()?.shippingOptions.recipients ?? []).map(({ id, shipments }) => ({
      recipientId: id,
      shipments: shipments.map((shipment) => ({ id: shipment.id, serviceLevel: shipment.selectedServiceLevel })),
    }));
    await call(checkoutOperations.saveShippingAndGiftOptions, { recipients });
    await call(checkoutOperations.moveToPaymentPage, {});
    await refresh();
  },
  async function toReview({ call, refresh }) {
    const slots = { accountCardOneData: null, cardTwoData: null, accountCardTwoData: null };
    await call(paymentOperations.savePayment, { cardOneData: guestCard, ...slots });
    await call(checkoutOperations.moveToReviewPage, {});
    await refresh();
  },
];

/**
 * Fills the cart and takes the checkout to the given stage with the calls of a guest's page; returns the order's id
 * once the order is placed.
 */
export async function bringToStage(
  store: ShopperStore,
  { cart = [], stage = "cart", shipTo, pickUpAt }: ServiceParameter,
): Promise<{ orderId: string | null }> {
  const calls = callsOf(store, shipTo);
  if (cart.length > 0) await calls.call(cartOperations.addItems, { items: cart.map((Sku) => ({ Sku, Quantity: 1 })) });
  if (shipTo) await calls.call(cartOperations.setShipToCountry, { country: shipTo });
  if (pickUpAt) await pickUp(calls, pickUpAt);
  for (const next of moves.slice(0, stages.indexOf(stage))) await next(calls);
  if (stage === "placed") return { orderId: await placeOrder(calls) };
  await store.set(reloadCartAtom);
  return { orderId: null };
}

async function pickUp({ call }: Calls, locationId: string): Promise<void> {
  const { cartData } = await call(cartOperations.getCartJsx, {});
  for (const { id, shippingDeliveryOptions } of cartData?.lineItems ?? []) {
    const { shipMethod } = shippingDeliveryOptions;
    await call(cartOperations.updateShipMethod, { id, shipMethod, isPickupSelected: true, locationId });
  }
}

async function placeOrder({ call, model }: Calls): Promise<string | null> {
  const quotedTotal = model()?.orderSummary.total ?? 0;
  const { orderId = null } = await call(orderOperations.placeOrder, { adata: "", quotedTotal });
  return orderId;
}

function callsOf(store: ShopperStore, shipTo: string | undefined) {
  /**
   * The reply; throws if a call fails, since a story without its basket would show something else than its name says.
   */
  async function call<Request, Reply extends object>(
    operation: Operation<string, Request, Reply>,
    request: Request,
  ): Promise<Reply> {
    const result = await store.get(checkoutClientAtom).call(operation, request);
    if (!result.ok) throw new Error(`${operation.name} failed in a story's set-up: ${result.failure.message}`);
    if ("isSuccess" in result.value && result.value.isSuccess === false)
      throw new Error(`${operation.name} was refused in a story's set-up: ${JSON.stringify(result.value)}`);
    return result.value;
  }
  return {
    call,
    model: () => store.get(checkoutAtom),
    refresh: async () => store.set(receiveCheckoutAtom, (await call(checkoutOperations.refreshCheckout, {})).checkout),
    address: shipTo ? { ...guestAddressAbroad, country: shipTo } : guestAddresses[store.get(siteAtom).site],
  };
}
