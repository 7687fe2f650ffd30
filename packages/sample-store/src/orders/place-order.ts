import { detectCardType } from "@store/card-validation";
import { type CallFailure, type CallResult, type CheckoutClient, createCheckoutClient } from "@store/checkout-client";
import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { paymentOperations } from "@store/contract/payment";
import type { SampleOrder } from "./sample-orders.ts";

export type Fetch = (request: Request) => Promise<Response>;

/** A machine that starts a store beside other work refuses calls for load: each is repeated for this long. */
const patienceMs = 60_000;
const busyStatuses = new Set([408, 429, 503]);

/**
 * Places an order as a guest does, by the calls of the checkout. Waits while the service is too busy; throws if a step is
 * refused for another reason, or for too long.
 */
export async function placeOrder(
  fetch: Fetch,
  { skus, address, card, ...storefront }: SampleOrder,
  today: Date,
  { pauseMs = 500 } = {},
): Promise<void> {
  const { client, findToken } = openGuest(fetch, storefront);
  let step = "";
  function take<Reply>(result: CallResult<Reply>): Reply {
    if (!result.ok) throw new Error(`A sample order was not placed: ${result.failure.message}`);
    const reply = result.value as Reply & { isSuccess?: boolean };
    if (reply.isSuccess === false) throw new Error(`A sample order was refused at ${step}: ${JSON.stringify(reply)}`);
    findToken(reply);
    return reply;
  }
  const call: CheckoutClient["call"] = async (operation, request, options) => {
    step = operation.name;
    const until = performance.now() + patienceMs;
    // The same call each time: the service may have made it although it answered that it was too busy.
    const idempotencyKey = crypto.randomUUID();
    for (;;) {
      const result = await client.call(operation, request, { idempotencyKey, ...options });
      if (result.ok || !isBusy(result.failure) || performance.now() > until) return result;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  take(await call(cartOperations.addItems, { items: skus.map((Sku) => ({ Sku, Quantity: 1 })) }));
  take(await call(cartOperations.checkout, {}));
  take(await call(checkoutOperations.refreshCheckout, {}));
  take(await call(checkoutOperations.saveShippingAddress, { address }));
  take(await call(checkoutOperations.moveToShippingAndGiftOptions, {}));
  const recipients = [{ recipientId: "recipient-1", shipments: [] }];
  take(await call(checkoutOperations.saveShippingAndGiftOptions, { recipients }));
  take(await call(checkoutOperations.moveToPaymentPage, {}));
  const cardOneData = {
    type: detectCardType(card),
    number: card,
    expMonth: "08",
    expYear: String(today.getFullYear() + 3),
    cvv: "739",
    saveToAccount: false,
    isExpired: false,
    lastFour: card.slice(-4),
  };
  const noCards = { accountCardOneData: null, cardTwoData: null, accountCardTwoData: null };
  take(await call(paymentOperations.savePayment, { cardOneData, ...noCards }));
  take(await call(checkoutOperations.moveToReviewPage, {}));
  // Answered only when the order is placed, or by the recovery of a service that ends meanwhile.
  take(await call(orderOperations.placeOrder, { adata: "" }));
}

const isBusy = (failure: CallFailure) => "status" in failure && busyStatuses.has(failure.status);

/** The client of a browser of its own, with its cookies and the token of its checkout. */
function openGuest(fetch: Fetch, { site, brand }: Pick<SampleOrder, "site" | "brand">) {
  const origin = "http://localhost";
  const cookies = new Map<string, string>();
  let token: string | null = null;
  const client = createCheckoutClient({
    baseUrl: origin,
    getToken: () => token,
    async fetch(url, init) {
      const headers = new Headers(init.headers);
      headers.set("origin", origin);
      headers.set("x-store-site", site);
      headers.set("x-store-brand", brand);
      headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
      const response = await fetch(new Request(url, { ...init, headers }));
      for (const cookie of response.headers.getSetCookie()) {
        const [name = "", value = ""] = cookie.split(/[=;]/);
        cookies.set(name, value);
      }
      return response;
    },
  });
  const findToken = (reply: unknown) => {
    const { checkout } = (reply ?? {}) as { checkout?: { requestVerificationToken?: string } | null };
    token = checkout?.requestVerificationToken ?? token;
  };
  return { client, findToken };
}
