import { cartOperations as cart } from "@store/contract/cart";
import { sectionalOperations as sectionals } from "@store/contract/sectionals";
import type { TestService } from "./create-test-service.ts";
import { sampleSkus } from "./sample-inputs.ts";

/** Plans a sectional, adds it, takes it out and puts it back. */
export async function planSectional(shop: TestService): Promise<void> {
  const shopper = shop.shopper();
  const { fabricChoiceCode } = (await shopper.call(sectionals.getSectionalPage, { collectionCode: "dune" })).body;
  const codes = { legFinishCode: "", repositoryCode: "", armChoiceCode: "", cushionCode: "", cushionChoice: "" };
  const choice = { collectionCode: "dune", fabricChoiceCode, ...codes };
  await shopper.call(sectionals.getSectionalDetails, { ...choice, itemTypes: ["LAS", "RAC"] });
  await shopper.call(sectionals.getSectionalPriceByPiece, { ...choice, itemType: "LAS" });
  const piece = { Quantity: 1, OptionChoiceParameter: "", Location: "Sectional Configurator" } as const;
  const items = [sampleSkus.leftArmSeat, sampleSkus.chaise].map((Sku) => ({ ...piece, Sku }));
  await shopper.call(sectionals.addSectional, { items, excludeFormattedPrice: false });
  const { cartData } = (await shopper.call(cart.getCartJsx, {})).body;
  const designId = cartData?.lineItems[0]?.itemInfo.design?.id ?? "";
  await shopper.call(cart.removeDesign, { designId });
  await shopper.call(cart.restoreDesign, { designId });
}
