import { type LazyCalls, lazyCalls } from "@store/checkout-client";
import type { checkoutOperations } from "@store/contract/checkout";
import { checkoutRoutes, ordersRoutes, paymentRoutes } from "@store/contract/checkout-routes";
import type { orderOperations } from "@store/contract/orders";
import type { paymentOperations } from "@store/contract/payment";

const loadCheckout = () => import("@store/contract/checkout").then((checkout) => checkout.checkoutOperations);
const loadPayment = () => import("@store/contract/payment").then((payment) => payment.paymentOperations);
const loadOrders = () => import("@store/contract/orders").then((orders) => orders.orderOperations);

/** The calls of the steps. Their schemas are larger than the rest of a step, which is shown without them. */
export const checkoutCalls: LazyCalls<typeof checkoutOperations> = /* @__PURE__ */ lazyCalls(
  checkoutRoutes,
  loadCheckout,
);

/** The calls of the payment step. */
export const paymentCalls: LazyCalls<typeof paymentOperations> = /* @__PURE__ */ lazyCalls(paymentRoutes, loadPayment);

/** The calls of the review step. */
export const orderCalls: LazyCalls<typeof orderOperations> = /* @__PURE__ */ lazyCalls(ordersRoutes, loadOrders);

/** Loads the schemas before the first call needs them; if that fails, the first call loads them again. */
export function preloadCheckoutCalls(): void {
  void Promise.allSettled([loadCheckout(), loadPayment(), loadOrders()]);
}
