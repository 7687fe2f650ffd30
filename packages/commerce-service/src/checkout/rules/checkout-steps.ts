/** A step of the checkout by its number; 1 is always open. */
export type CheckoutStep = 1 | 2 | 3 | 4;

/** Where each step stands, and what a shopper is told who comes to it too early [CHK-02 to CHK-06]. */
export const checkoutSteps: Readonly<Record<CheckoutStep, { path: string; missing: string }>> = {
  1: { path: "/checkout/shipping", missing: "Please start with your shipping address." },
  2: { path: "/checkout/shippingandgiftoptions", missing: "Please enter your shipping address first." },
  3: { path: "/checkout/paymentandbilling", missing: "Please choose how your order is delivered first." },
  4: { path: "/checkout/review", missing: "Please enter your payment first." },
};
