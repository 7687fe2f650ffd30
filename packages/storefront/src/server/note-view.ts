import type { CheckoutClient } from "@store/checkout-client";
import type { Product } from "@store/contract/catalog";
import { recommendationOperations } from "@store/contract/recommendations";

/**
 * Notes a view of a product [CALL-096] with its document, so that a first visit has its session before the page asks for one.
 * Answers whether it is noted: not for data or documents fetched ahead of a click, nor for what is no browser.
 */
export async function noteView(
  client: CheckoutClient,
  { productId, sku }: Pick<Product, "productId" | "sku">,
  request: Request,
): Promise<boolean> {
  if (request.headers.get("sec-fetch-dest") !== "document" || request.headers.has("sec-purpose")) return false;
  const view = { sku, familyId: productId, optionChoiceParameter: "" };
  return (await client.call(recommendationOperations.updateRecentlyViewed, view)).ok;
}
