import {
  type ChoiceGroup,
  type CustomConfirmation,
  type QuickShip,
  specialOrderOperations,
} from "@store/contract/special-order";
import { specialOrderRequests } from "@store/contract/special-order/requests";
import type * as z from "zod/mini";
import { findTerms, toItemTerms, toTermsToAccept } from "../basket/rules/terms.ts";
import { toSelectionOptions } from "../basket/rules/to-selection-options.ts";
import { toSwatchSettings } from "../ports/swatch-settings.ts";
import { formatSitePrice } from "../pricing/format-site-price.ts";
import { readSelection } from "../pricing/selection/read-selection.ts";
import { toSiteWords } from "../pricing/to-metric-words.ts";
import { type Answer, type CallContext, defineModule } from "../service/context.ts";
import { toAvailability } from "../views/to-availability.ts";
import { findCustomOrder } from "./queries/find-custom-order.ts";
import { findSpecialOrder, toFabricFaces } from "./queries/find-special-order.ts";
import { productNotFound } from "./refusals.ts";
import { readChoices } from "./rules/read-choices.ts";
import { toChoiceGroups } from "./rules/to-choice-groups.ts";
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
  const reply = { hasCustomOrderConfirmation: true, ...toTermsToAccept(toItemTerms(terms, site)) };
  return { kind: "reply", reply };
}

/** The SKUs of a product that need not be made: those in stock, with their lead time (AMB-253). */
async function showQuickShip({ id }: { id: string }, context: CallContext): Promise<Answer<QuickShip>> {
  const { database, site } = context;
  const colorAttribute = toSwatchSettings(context).attributeIds.colorFamily;
  const order = await findSpecialOrder(database, context, { sku: id, colorAttribute });
  if (order?.sku !== id) {
    const message = `We do not make item ${id} to order here.`;
    return { kind: "refused", status: 404, errorCode: "QuickShipNotFound", message };
  }
  const inStock = order.stocked.filter(({ available }) => available !== null && available > 0);
  const items = inStock.map(({ sku, optionLabel, priceCents, available }) => ({
    sku,
    name: optionLabel === null ? order.name : `${order.name}, ${toSiteWords(optionLabel, site)}`,
    formattedPrice: formatSitePrice(priceCents, site),
    leadTime: toAvailability({ available, wanted: 1, isMadeToOrder: false, isSold: true }).message,
  }));
  return { kind: "reply", reply: { id, items } };
}

/** The choices of one option in another order; none for an option that the product does not have. */
async function showChoiceGroups(
  { choices, optionCode, sku, sortType }: z.output<typeof specialOrderRequests.getChoiceGroups>,
  context: CallContext,
): Promise<Answer<{ groups: ChoiceGroup[] }>> {
  const { database, site } = context;
  const colorAttribute = toSwatchSettings(context).attributeIds.colorFamily;
  const order = await findSpecialOrder(database, context, { sku, colorAttribute });
  if (!order) return productNotFound(sku);
  const options = order.priceCents === null ? [] : toSelectionOptions(order.options, { site, ...toFabricFaces(order) });
  const { text } = readChoices(choices, { options, all: order.options, dropped: undefined });
  const { selection } = readSelection(text, { options, isRequired: false });
  return {
    kind: "reply",
    reply: { groups: toChoiceGroups(order, { site, options, selection, sortType, optionCode }) },
  };
}
