import type { CheckoutClient } from "@store/checkout-client";
import { cartOperations } from "@store/contract/cart";
import { type SectionalPage, sectionalOperations } from "@store/contract/sectionals";
import { fitPieces, toDetailsRequest, toPlannerUrl } from "@store/sectional-ui/design";
import { emptyDesign, type PieceCatalog } from "@store/sectional-ui/layout";
import { replyOf } from "../../web/context/page-context.ts";

interface EditedDesign {
  /** The id of the design in the cart. */
  readonly designId: string;
  readonly fabric: string;
  readonly legs: string;
}

/**
 * The URL of the planner with a design of the cart: as its lines are now, which may differ from what was planned
 * (AMB-279); says so if it is no longer in the cart.
 */
export async function findEditedDesign(
  client: CheckoutClient,
  { designId, fabric, legs }: EditedDesign,
  { path, page, catalog }: { path: string; page: SectionalPage; catalog: PieceCatalog },
): Promise<string> {
  // Of every kind of piece, to know which kind a SKU is.
  const request = { ...toDetailsRequest(emptyDesign, { fabric, legs }, page), itemTypes: [...catalog.keys()] };
  const [cart, details] = await Promise.all([
    replyOf(client.call(cartOperations.getCartJsx, {})),
    replyOf(client.call(sectionalOperations.getSectionalDetails, request)),
  ]);
  const lines = (cart.cartData?.lineItems ?? []).filter(({ itemInfo }) => itemInfo.design?.id === designId);
  const kinds = new Map(details.SectionalPieces.map(({ Sku, ItemTypeCode }) => [Sku, ItemTypeCode]));
  const itemTypes = lines.flatMap(({ sku, priceQuantityTotals: { quantity } }) => {
    const kind = kinds.get(sku);
    return kind === undefined ? [] : Array.from({ length: quantity }, () => kind);
  });
  if (itemTypes.length === 0) return toPlannerUrl(path, { fabric, legs, missing: "design" });
  const design = fitPieces(lines[0]?.itemInfo.design?.design ?? "", itemTypes, catalog);
  return toPlannerUrl(path, { design, fabric, legs, replaces: designId });
}
