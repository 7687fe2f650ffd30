import { read, routesUnder, withToken } from "../route.ts";

export const orderRoutes = {
  ...routesUnder(
    "/ReactCheckout/",
    { placeOrder: {}, placeApplePayOrder: {}, placeApplePayOrderFromPayment: {}, getOrderAttempt: read },
    withToken,
  ),
  ...routesUnder("/checkout/confirmation/", { getOrder: read }),
};
