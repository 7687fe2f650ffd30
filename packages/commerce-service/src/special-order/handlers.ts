import { type CustomConfirmation, specialOrderOperations } from "@store/contract/special-order";
import { specialOrderRequests } from "@store/contract/special-order/requests";
import { type Answer, type CallContext, defineModule } from "../service/context.ts";
import { findCustomOrder } from "./queries/find-custom-order.ts";

export const specialOrderModule = defineModule({
  operations: specialOrderOperations,
  requests: specialOrderRequests,
  handlers: {
    getCustomConfirmation: ({ sku }, context) => showCustomConfirmation(sku, context),
  },
});

/** The terms that a shopper has to accept before a SKU is made to order; 404 if it is not sold. */
async function showCustomConfirmation(
  sku: string,
  { database, site, brand }: CallContext,
): Promise<Answer<CustomConfirmation>> {
  const order = await findCustomOrder(database, { site, brand }, sku);
  if (!order) {
    return { kind: "refused", status: 404, errorCode: "SkuNotFound", message: `We do not sell item ${sku} here.` };
  }
  const { terms, isMadeToOrder, available } = order;
  if (!terms || !isMadeToOrder || available !== null) {
    return { kind: "reply", reply: { hasCustomOrderConfirmation: false } };
  }
  const { title, message } = terms;
  return {
    kind: "reply",
    reply: { hasCustomOrderConfirmation: true, ...(title === null ? {} : { title }), message },
  };
}
