import type { QuickShip } from "@store/contract/special-order";
import { toSwatchSettings } from "../ports/swatch-settings.ts";
import { formatSitePrice } from "../pricing/format-site-price.ts";
import { toSiteWords } from "../pricing/to-metric-words.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { toAvailability } from "../views/to-availability.ts";
import { findSpecialOrder } from "./queries/find-special-order.ts";

/** The SKUs of a product that need not be made: those in stock, with their lead time (AMB-253). */
export async function showQuickShip({ id }: { id: string }, context: CallContext): Promise<Answer<QuickShip>> {
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
