import type { Page } from "@playwright/test";
import { detectCardType } from "@store/card-validation";
import { type CallResult, createCheckoutClient } from "@store/checkout-client";
import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { paymentOperations } from "@store/contract/payment";
import { expect, expectScripts } from "./journey.ts";
import { noteNumber } from "./secrets.ts";
import type { TypedAddress } from "./shopper.ts";

/** What the shopper has done before the journey begins. */
export interface Before {
  /** Added to what is in the cart already. */
  skus?: readonly string[];
  address: TypedAddress;
}

/**
 * Brings the shopper to the payment step by the calls that the pages send. For journeys whose subject comes later: others walk
 * the steps before it, each way once.
 */
export async function beginAtPayment(page: Page, origin: string, before: Before): Promise<void> {
  await passShipping(page, origin, before);
  await page.goto(`${origin}/checkout/paymentandbilling`);
  await expect(page.getByRole("heading", { level: 1, name: "Payment and Billing" })).toBeVisible();
  await expectScripts(page);
}

/** The same up to the review step, where a card pays. */
export async function beginAtReview(
  page: Page,
  origin: string,
  { card, ...before }: Before & { card: string },
): Promise<void> {
  const { take, client } = await passShipping(page, origin, before);
  const number = card.replaceAll(" ", "");
  noteNumber(number);
  const cardOneData = {
    type: detectCardType(number),
    number,
    expMonth: "12",
    expYear: "2030",
    cvv: number.startsWith("3") ? "1234" : "123",
    saveToAccount: false,
    isExpired: false,
    lastFour: number.slice(-4),
  };
  const noCards = { accountCardOneData: null, cardTwoData: null, accountCardTwoData: null };
  take(await client.call(paymentOperations.savePayment, { cardOneData, ...noCards }));
  take(await client.call(checkoutOperations.moveToReviewPage, {}));
  await page.goto(`${origin}/checkout/review`);
  await expect(page.getByRole("heading", { level: 1, name: "Review and Place Order" })).toBeVisible();
  await expectScripts(page);
}

async function passShipping(page: Page, origin: string, { skus = [], address }: Before) {
  const { client, take } = openClient(page, origin);
  if (skus.length > 0)
    take(await client.call(cartOperations.addItems, { items: skus.map((Sku) => ({ Sku, Quantity: 1 })) }));
  take(await client.call(cartOperations.checkout, {}));
  take(await client.call(checkoutOperations.refreshCheckout, {}));
  take(await client.call(checkoutOperations.saveShippingAddress, { address: toAddress(address) }));
  take(await client.call(checkoutOperations.moveToShippingAndGiftOptions, {}));
  const recipients = [{ recipientId: "recipient-1", shipments: [] }];
  take(await client.call(checkoutOperations.saveShippingAndGiftOptions, { recipients }));
  take(await client.call(checkoutOperations.moveToPaymentPage, {}));
  return { client, take };
}

/** The client of the pages, with the cookies of this browser. */
function openClient(page: Page, origin: string) {
  let token: string | null = null;
  const client = createCheckoutClient({
    baseUrl: origin,
    getToken: () => token,
    async fetch(url, init) {
      const response = await page.request.fetch(String(url), {
        method: init.method ?? "GET",
        headers: { ...Object.fromEntries(new Headers(init.headers)), origin },
        ...(init.body !== undefined && { data: String(init.body) }),
        // The server may close a keep-alive connection at the moment of its next use.
        maxRetries: 2,
      });
      return new Response(new Uint8Array(await response.body()), {
        status: response.status(),
        headers: response.headers(),
      });
    },
  });
  function take<Reply>(result: CallResult<Reply>): void {
    expect(result).toMatchObject({ ok: true });
    const reply = (result.ok ? result.value : {}) as {
      isSuccess?: boolean;
      checkout?: { requestVerificationToken?: string } | null;
    };
    expect(reply).not.toMatchObject({ isSuccess: false });
    token = reply.checkout?.requestVerificationToken ?? token;
  }
  return { client, take };
}

const toAddress = ({ region, phone, email, ...lines }: TypedAddress) => ({
  ...lines,
  state: region,
  country: /^\d/.test(lines.postalCode) ? "USA" : "CAN",
  dayPhone: phone,
  emailAddress: email,
});
