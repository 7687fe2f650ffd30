import type { CheckoutClient } from "@store/checkout-client";
import type { Product } from "@store/contract/catalog";
import { recommendationOperations } from "@store/contract/recommendations";

/**
 * Notes that a shopper looks at a product [CALL-096] while its page is made, and answers whether it is noted: a first visit then has its session before
 * anything on the page can ask for one, and an add never loses its cart to another. Only for a document that a browser
 * loads, which says so itself (Sec-Fetch-Dest): data may be fetched ahead of a click that never comes, and what looks at
 * everything without being a browser needs no session. A view that cannot be noted is not worth an error.
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
