import { type CallFailure, type CallResult, type CheckoutClient, createCheckoutClient } from "@store/checkout-client";
import { cartOperations } from "@store/contract/cart";
import { catalogOperations } from "@store/contract/catalog";
import { isAbroad } from "@store/contract/shared";
import { createContext, data, type RouterContextProvider, type ServerBuild } from "react-router";
import type { SiteStore } from "../config/store-config.ts";
import type { SiteOrigins } from "../urls/page-address.ts";
import type { SignedOutNotice } from "./signed-out-notice.ts";

/** The context of a page's loaders and actions. */
export interface PageContext {
  store: SiteStore;
  /** Whether something else than cards may pay in the checkout. */
  hasWallets: boolean;
  /** The same client as the browser's, over the service in this process. */
  client: CheckoutClient;
  /** Calls the service with the shopper's cookies, in the session of the current request. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The nonce of this response's inline scripts in the content security policy. */
  nonce: string;
  /** Whether the document is kept for all visitors without a session. */
  isShared: boolean;
  /** The files of the built pages. */
  assets: ServerBuild["assets"];
  /** The home page of this brand on the other site. */
  otherSiteUrl: string;
  /** The origins of this brand on both sites. */
  origins: SiteOrigins;
  /** The origin of the other brand on this site. */
  otherBrandOrigin: string;
  /** Whether the shopper has to be told that the session was ended from elsewhere. */
  signedOut: SignedOutNotice;
}

const pageContext = createContext<PageContext>();

/** Sets the context of a page's loaders and actions before it is rendered. */
export function setPage(context: RouterContextProvider, page: PageContext): void {
  context.set(pageContext, page);
}

/** The page's context inside a loader, an action or the document's render. */
export function pageOf(context: Readonly<RouterContextProvider>): PageContext {
  return context.get(pageContext);
}

/** A client whose calls are made on the server, with the cookies of the current request. */
export function serverClient(fetch: (url: string, init: RequestInit) => Promise<Response>): CheckoutClient {
  return createCheckoutClient({ baseUrl: "", fetch, getToken: () => null });
}

/** A URL that the service refuses has no page; neither has an unreadable reply. */
function statusOf(failure: CallFailure): number {
  if (failure.kind === "refused" && failure.errorCode === "InvalidRequest") return 404;
  return "status" in failure && failure.status >= 400 ? failure.status : 503;
}

/** The reply of a call that a page requires; a failure becomes "not found" or the error page. */
export async function replyOf<Reply>(call: Promise<CallResult<Reply>>): Promise<Reply> {
  const result = await call;
  if (result.ok) return result.value;
  throw data({ message: result.failure.message }, { status: statusOf(result.failure) });
}

/**
 * The data of every page: the store, its departments, its announcement, the cart count, the destination country, the
 * account, the postal code of the visit, and whether the shopper has to be told that the session was ended from elsewhere.
 */
export async function loadRoot({ client, store, otherSiteUrl, origins, signedOut }: PageContext) {
  const [{ announcement, departments }, cart] = await Promise.all([
    replyOf(client.call(catalogOperations.getNavigation, {})),
    client.call(cartOperations.getCartCount, {}),
  ]);
  const { count: cartCount, shipTo = null, account = null, postalCode = null } = cart.ok ? cart.value : { count: 0 };
  const { wallets, ...other } = store;
  const wasSignedOut = signedOut.take() && account === null;
  return {
    store: wallets.length > 0 ? store : other,
    otherSiteUrl,
    origins,
    announcement,
    departments,
    cartCount,
    shipTo,
    /** The country abroad that the order goes to. */
    abroad: shipTo && isAbroad(shipTo) ? shipTo.name : null,
    account,
    postalCode,
    wasSignedOut,
  };
}
