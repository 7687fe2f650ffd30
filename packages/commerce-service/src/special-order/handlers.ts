import { type CustomConfirmation, specialOrderOperations } from "@store/contract/special-order";
import { specialOrderRequests } from "@store/contract/special-order/requests";
import { findTerms, toItemTerms } from "../basket/rules/terms.ts";
import { type Answer, type CallContext, defineModule } from "../service/context.ts";
import { findCustomOrder } from "./queries/find-custom-order.ts";
import { showChoiceGroups } from "./show-choice-groups.ts";
import { showQuickShip } from "./show-quick-ship.ts";
import { showSpecialOrder } from "./show-special-order.ts";

export const specialOrderModule = defineModule({
  operations: specialOrderOperations,
  requests: specialOrderRequests,
  handlers: {
    getCustomConfirmation: ({ sku }, context) => showCustomConfirmation(sku, context),
    getSpecialOrderProduct: showSpecialOrder,
    getChoiceGroups: showChoiceGroups,
    getQuickShip: showQuickShip,
  },
});

/** The terms that a shopper has to accept before a SKU is added; 404 if it is not sold. */
async function showCustomConfirmation(
  sku: string,
  { database, site, brand }: CallContext,
): Promise<Answer<CustomConfirmation>> {
  const order = await findCustomOrder(database, { site, brand }, sku);
  if (!order) {
    return { kind: "refused", status: 404, errorCode: "SkuNotFound", message: `We do not sell item ${sku} here.` };
  }
  const terms = findTerms(order);
  if (!terms) return { kind: "reply", reply: { hasCustomOrderConfirmation: false } };
  const { termsId, title, message } = toItemTerms(terms, site);
  const reply = { hasCustomOrderConfirmation: true, termsId, ...(title !== null && { title }), message };
  return { kind: "reply", reply };
}
