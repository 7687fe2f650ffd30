import { paymentOperations } from "@store/contract/payment";
import { paymentRequests } from "@store/contract/payment/requests";
import { noun } from "../service/handlers.ts";
import { savePayment } from "./save-payment.ts";

export const paymentNoun = noun({
  operations: paymentOperations,
  requests: paymentRequests,
  basket: {},
  handlers: { savePayment },
});
