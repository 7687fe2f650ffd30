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
import { type ServiceParameter, type Stage, stages } from "./service-parameter.ts";
import { guestAddresses, guestCard } from "./story-guest.ts";

type Calls = ReturnType<typeof callsOf>;

/** What a guest does to get from the stage before to this one. The last answers where the confirmation stands. */
const ways: Readonly<Record<Exclude<Stage, "cart">, (calls: Calls) => Promise<unknown>>> = {
  shipping: ({ call }) => call(cartOperations.checkout, {}),
  async delivery({ call, address }) {
    await call(checkoutOperations.saveShippingAddress, { address });
    await call(checkoutOperations.moveToShippingAndGiftOptions, {});
  },
  async payment({ call, model }) {
    const recipients = (model()?.shippingOptions.recipients ?? []).map(({ id, shipments }) => ({
      recipientId: id,
      shipments: shipments.map((shipment) => ({ id: shipment.id, serviceLevel: shipment.selectedServiceLevel })),
    }));
    await call(checkoutOperations.saveShippingAndGiftOptions, { recipients });
    await call(checkoutOperations.moveToPaymentPage, {});
  },
  async review({ call, address: { emailAddress: _, ...billing } }) {
    await call(checkoutOperations.saveBillingAddress, { address: billing });
    const slots = { accountCardOneData: null, cardTwoData: null, accountCardTwoData: null };
    await call(paymentOperations.savePayment, { cardOneData: guestCard, ...slots });
    await call(checkoutOperations.moveToReviewPage, {});
  },
  placed: ({ call, model }) =>
    call(orderOperations.placeOrder, { adata: "", quotedTotal: model()?.orderSummary.total ?? 0 }),
};

/** Fills the cart and takes the checkout as far as asked, by the calls a guest's page would make; answers the order's id once placed. */
export async function bringToStage(
  store: ShopperStore,
  { cart = [], stage = "cart" }: ServiceParameter,
): Promise<{ orderId: string | null }> {
  const calls = callsOf(store);
  if (cart.length > 0) await calls.call(cartOperations.addItems, { items: cart.map((Sku) => ({ Sku, Quantity: 1 })) });
  let last: unknown = null;
  for (const next of stages.slice(1, stages.indexOf(stage) + 1) as Exclude<Stage, "cart">[]) {
    last = await ways[next](calls);
    if (next !== "placed") await calls.refresh();
  }
  if (stage !== "placed") await store.set(reloadCartAtom);
  return { orderId: findOrderId(last) };
}

function callsOf(store: ShopperStore) {
  /** The reply; throws what went wrong, since a story without its basket shows something else than it says. */
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
    address: guestAddresses[store.get(siteAtom).site],
  };
}

function findOrderId(reply: unknown): string | null {
  if (typeof reply !== "object" || reply === null || !("orderId" in reply)) return null;
  return typeof reply.orderId === "string" ? reply.orderId : null;
}
