import { maxSwatches, type OrderSwatchData, swatchOperations } from "@store/contract/swatches";
import { type GetOrderSwatchData, swatchRequests } from "@store/contract/swatches/requests";
import { toSwatchSettings } from "../ports/swatch-settings.ts";
import { type Answer, type CallContext, defineModule } from "../service/context.ts";
import { hashText } from "../service/session/hash-text.ts";
import { orderSwatches } from "./order-swatches.ts";
import { findSwatches, findSwatchProduct } from "./queries/find-swatches.ts";
import { isSent, toFabricsByName } from "./rules/to-swatch.ts";

// The hash of a contact for analytics: independent of case and spaces.
const hashContact = (text: string) => hashText(text.trim().toLowerCase());

export const swatchModule = defineModule({
  operations: swatchOperations,
  requests: swatchRequests,
  handlers: {
    getOrderSwatchData: showSwatchData,
    orderFreeSwatches: (order, context) => orderSwatches(order, context),
    submitFreeFormOrder: ({ freeFormText = "", ...order }, context) =>
      orderSwatches({ ...order, freeFormText }, context),
    getEmailHashed: async ({ email }) => ({ kind: "reply", reply: { emailHash: hashContact(email) } }),
    getPhoneHash: async ({ phone }) => ({ kind: "reply", reply: { phoneHash: hashContact(phone) } }),
  },
});

/**
 * The swatches of a product, or of the whole assortment, by family. The requested choice is the default if it is
 * available and fewer than five are selected; 404 if the product is not sold.
 */
async function showSwatchData(
  { sku, choiceCode, selected }: GetOrderSwatchData,
  context: CallContext,
): Promise<Answer<OrderSwatchData>> {
  const { database, brand } = context;
  const settings = toSwatchSettings(context);
  const product = sku === "" ? { isInFabrics: true } : await findSwatchProduct(database, context, sku);
  if (product === undefined) {
    return { kind: "refused", status: 404, errorCode: "SkuNotFound", message: `We do not sell item ${sku} here.` };
  }
  const swatches = await findSwatches(database, context, { productOf: sku || undefined });
  const choice = swatches.find((swatch) => swatch.choiceCode === choiceCode);
  const isDefault = choice !== undefined && selected < maxSwatches && isSent(choice, brand, settings.attributeIds);
  const FabricsByName =
    swatches.length === 0 && product.isInFabrics
      ? null
      : toFabricsByName(swatches, { site: context.site, ids: settings.attributeIds });
  return {
    kind: "reply",
    reply: { Sku: sku, DefaultSwatch: isDefault ? choiceCode : null, SwatchModalMessage: null, FabricsByName },
  };
}
