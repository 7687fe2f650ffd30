/** One page between cart and order. */
export interface Step {
  readonly index: 0 | 1 | 2 | 3 | 4 | 5;
  readonly path: string;
  readonly title: string;
  readonly backLabel?: string;
  readonly nextLabel?: string;
}

export const stepTable = [
  { index: 0, path: "/checkout/cart", title: "Cart", nextLabel: "Checkout Now" },
  { index: 1, path: "/checkout/shipping", title: "Shipping", nextLabel: "Next" },
  {
    index: 2,
    path: "/checkout/shippingandgiftoptions",
    title: "Shipping and Gift Options",
    nextLabel: "Next: Payment",
  },
  {
    index: 3,
    path: "/checkout/paymentandbilling",
    title: "Payment and Billing",
    backLabel: "Back",
    nextLabel: "Next: Review & Place Order",
  },
  {
    index: 4,
    path: "/checkout/review",
    title: "Review and Place Order",
    backLabel: "Back",
    nextLabel: "Place Order",
  },
  { index: 5, path: "/checkout/confirmation", title: "Order Confirmation", nextLabel: "Continue Shopping" },
] as const satisfies readonly Step[];

export const [cartStep, shippingStep, deliveryStep, paymentStep, reviewStep, confirmationStep] = stepTable;
