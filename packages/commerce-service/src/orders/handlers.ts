import { orderOperations } from "@store/contract/orders";
import { orderRequests } from "@store/contract/orders/requests";
import { limits } from "../service/rate-limit/limits.ts";
import { defineModule } from "../service/service-module.ts";
import { placeApplePayOrder, placeApplePayOrderFromPayment } from "./place-apple-pay-order.ts";
import { placeOrder } from "./place-order.ts";
import { showOrder } from "./show-order.ts";
import { showOrderAttempt } from "./show-order-attempt.ts";

const mayBeDeclined = () => ({ limits: [limits.declines] });

export const orderModule = defineModule({
  operations: orderOperations,
  requests: orderRequests,
  basket: {
    placeOrder: mayBeDeclined,
    placeApplePayOrder: mayBeDeclined,
    placeApplePayOrderFromPayment: mayBeDeclined,
  },
  handlers: {
    placeOrder,
    placeApplePayOrder,
    placeApplePayOrderFromPayment,
    getOrderAttempt: showOrderAttempt,
    getOrder: showOrder,
  },
});
