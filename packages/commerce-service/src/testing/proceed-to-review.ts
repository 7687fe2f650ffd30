import { cartOperations } from "@store/contract/cart";
import type { AddToCartItem } from "@store/contract/cart/requests";
import { checkoutOperations } from "@store/contract/checkout";
import { paymentOperations } from "@store/contract/payment";
import type { SavePayment } from "@store/contract/payment/requests";
import type { Address, ServiceLevel } from "@store/contract/shared";
import { sampleCards, sampleSkus } from "./sample-inputs.ts";
import type { Shopper } from "./shopper.ts";

/** Addresses that pass every check, on the US site but for Toronto. */
export const sampleAddresses = {
  chicago: {
    firstName: "Mara",
    lastName: "Lindqvist",
    address1: "1420 N Halsted St",
    address2: "Apt 3",
    city: "Chicago",
    state: "IL",
    postalCode: "60614",
    country: "USA",
    dayPhone: "312-234-5678",
    emailAddress: "mara@example.com",
  },
  anchorage: {
    firstName: "Otis",
    lastName: "Bell",
    address1: "88 Spenard Rd",
    city: "Anchorage",
    state: "AK",
    postalCode: "99501",
    country: "USA",
    dayPhone: "907-234-5678",
    emailAddress: "otis@example.com",
  },
  toronto: {
    firstName: "Noor",
    lastName: "Tremblay",
    address1: "77 King St W",
    city: "Toronto",
    state: "ON",
    postalCode: "M5V 2T6",
    country: "CAN",
    dayPhone: "416-234-5678",
    emailAddress: "noor@example.com",
  },
} as const satisfies Record<string, Address>;

/** A typed card as the form sends it, good for any number of the sandbox. */
export function typedCard(number: string, change: Partial<NonNullable<SavePayment["cardOneData"]>> = {}): SavePayment {
  const isAmericanExpress = number.startsWith("3");
  return {
    cardOneData: {
      type: isAmericanExpress ? "AmericanExpress" : "Visa",
      number,
      expMonth: "08",
      expYear: "2031",
      cvv: isAmericanExpress ? "7391" : "739",
      saveToAccount: false,
      isExpired: false,
      lastFour: number.slice(-4),
      ...change,
    },
    accountCardOneData: null,
    cardTwoData: null,
    accountCardTwoData: null,
  };
}

export interface Walk {
  items?: AddToCartItem[];
  address?: Address;
  card?: string;
  /** By shipment id; what is not named travels by its default. */
  serviceLevels?: Record<string, ServiceLevel>;
}

/** Fills a cart and proceeds through the checkout to the review, as a guest does; returns the checkout. */
export async function proceedToReview(
  shopper: Shopper,
  {
    items = [{ Sku: sampleSkus.lamp }],
    address = sampleAddresses.chicago,
    card = sampleCards.visa,
    serviceLevels = {},
  }: Walk = {},
) {
  await shopper.call(cartOperations.addItems, { items });
  await shopper.call(cartOperations.checkout, {});
  await shopper.call(checkoutOperations.refreshCheckout, {});
  await shopper.call(checkoutOperations.saveShippingAddress, { address });
  await shopper.call(checkoutOperations.moveToShippingAndGiftOptions, {});
  const shipments = Object.entries(serviceLevels).map(([id, serviceLevel]) => ({ id, serviceLevel }));
  await shopper.call(checkoutOperations.saveShippingAndGiftOptions, {
    recipients: [{ recipientId: "recipient-1", shipments }],
  });
  await shopper.call(checkoutOperations.moveToPaymentPage, {});
  await shopper.call(paymentOperations.savePayment, typedCard(card));
  const { body } = await shopper.call(checkoutOperations.moveToReviewPage, {});
  if (body.checkout?.reachedStep !== 4) {
    throw new Error(`The walk ended before the review: ${JSON.stringify(body)}`);
  }
  return body.checkout;
}
