import { maxSwatches, type OrderSwatchData } from "@store/contract/swatches";
import type { GetOrderSwatchData } from "@store/contract/swatches/requests";
import { toSwatchSettings } from "../ports/swatch-settings.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { findSwatches, findSwatchProduct } from "./queries/find-swatches.ts";
import { isSent, toFabricsByName } from "./rules/to-swatch.ts";

/**
 * The swatches of a product, or of the whole assortment, by family. The requested choice is the default if it is
 * available and fewer than five are selected; 404 if the product is not sold.
 */
export async function showSwatchData(
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
