import { cartOperations } from "@store/contract/cart";
import { catalogOperations } from "@store/contract/catalog";
import { type PageContext, replyOf } from "./page-context.ts";

/**
 * The data of every page: the store, its departments, its announcement, the cart count, the destination country, the
 * account, and whether the shopper has to be told that the session was ended from elsewhere.
 */
export async function loadRoot({ client, store, otherSiteUrl, origins, signedOut }: PageContext) {
  const [{ announcement, departments }, cart] = await Promise.all([
    replyOf(client.call(catalogOperations.getNavigation, {})),
    client.call(cartOperations.getCartCount, {}),
  ]);
  const { count: cartCount, shipTo = null, account = null } = cart.ok ? cart.value : { count: 0 };
  const wasSignedOut = signedOut.take() && account === null;
  return { store, otherSiteUrl, origins, announcement, departments, cartCount, shipTo, account, wasSignedOut };
}
