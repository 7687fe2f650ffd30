import { type CheckoutClient, createCheckoutClient } from "@store/checkout-client";
import { createContext, type RouterContextProvider, type ServerBuild } from "react-router";
import type { PageStore } from "../config/store-config.ts";
import type { SiteOrigins } from "../search-engines/page-address.ts";

/** What a page's loaders and actions run in. */
export interface PageContext {
  store: PageStore;
  /** The same client as the browser's, over the service in this process. */
  client: CheckoutClient;
  /** Asks the service in the shopper's name, in the session of the request that is answered. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Allows this answer's own inline scripts under the content policy. */
  nonce: string;
  /** The files of the built pages. */
  assets: ServerBuild["assets"];
  /** The home page of this brand on the other site. */
  otherSiteUrl: string;
  /** Where this brand answers on either site. */
  origins: SiteOrigins;
}

const pageContext = createContext<PageContext>();

/** Says, before a page is rendered, what its loaders and actions run in. */
export function setPage(context: RouterContextProvider, page: PageContext): void {
  context.set(pageContext, page);
}

/** The page's context inside a loader, an action or the document's render. */
export function pageOf(context: Readonly<RouterContextProvider>): PageContext {
  return context.get(pageContext);
}

/** A client whose calls are made on the server, in the name of the shopper whose request is answered. */
export function serverClient(fetch: (url: string, init: RequestInit) => Promise<Response>): CheckoutClient {
  return createCheckoutClient({ baseUrl: "", fetch, getToken: () => null });
}
