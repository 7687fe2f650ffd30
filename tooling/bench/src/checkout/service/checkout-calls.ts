import { sampleAddresses, typedCard } from "@store/commerce-service/testing";
import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import type { Operation, RequestOf } from "@store/contract/operation";
import { orderOperations } from "@store/contract/orders";
import { paymentOperations } from "@store/contract/payment";
import { cardNumber } from "./card-number.ts";

/** What a checkout has learned so far. */
export interface CheckoutFacts {
  shopper: number;
  quotedTotal: number;
  orderId: string;
}

export interface CheckoutCall {
  operation: Operation;
  request(facts: CheckoutFacts): object;
  /**
   * An order is impossible without it (entering hands out the CSRF token), or the limit program does the same:
   * it reads the cart and selects how it is delivered. The storefront makes the other calls too, to check and to
   * display.
   */
  isNeeded: boolean;
  /** Takes from the reply what later calls send. */
  learn?(reply: string): Partial<CheckoutFacts>;
}

const address = sampleAddresses.chicago;
const nothing = () => ({});

function needed<Call extends Operation>(
  operation: Call,
  request: (facts: CheckoutFacts) => RequestOf<Call>,
  learn?: CheckoutCall["learn"],
): CheckoutCall {
  // A request is always an object; for a call of any kind its type is unknown.
  return { operation, request: request as CheckoutCall["request"], isNeeded: true, ...(learn && { learn }) };
}
function shown<Call extends Operation>(operation: Call, request: (facts: CheckoutFacts) => RequestOf<Call>) {
  return { ...needed(operation, request), isNeeded: false };
}

const { validateCart } = checkoutOperations;

/** Every call that the storefront makes for a guest from the cart page to the confirmation, after both adds. */
export const checkoutCalls: readonly CheckoutCall[] = [
  needed(cartOperations.getCartJsx, nothing),
  needed(cartOperations.checkout, nothing),
  needed(checkoutOperations.refreshCheckout, nothing),

  shown(validateCart, nothing),
  shown(checkoutOperations.validateAddress, () => ({ address })),
  needed(checkoutOperations.saveShippingAddress, () => ({ address })),
  shown(checkoutOperations.moveToShippingAndGiftOptions, nothing),

  shown(validateCart, nothing),
  needed(checkoutOperations.saveShippingAndGiftOptions, () => ({
    recipients: [{ recipientId: "recipient-1", shipments: [] }],
  })),
  shown(checkoutOperations.moveToPaymentPage, nothing),

  shown(validateCart, nothing),
  needed(paymentOperations.savePayment, ({ shopper }) => typedCard(cardNumber(shopper))),
  needed(checkoutOperations.moveToReviewPage, nothing, (reply) => ({
    quotedTotal: JSON.parse(reply).checkout.orderSummary.total,
  })),

  shown(validateCart, nothing),
  needed(
    orderOperations.placeOrder,
    ({ quotedTotal }) => ({ adata: "", quotedTotal }),
    (reply) => ({ orderId: JSON.parse(reply).orderId }),
  ),
  shown(orderOperations.getOrder, ({ orderId }) => ({ orderId })),
];
