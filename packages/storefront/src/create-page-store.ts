import { createShopperStore, type ShopperStore } from "@store/shopper-state";
import type { PageStore } from "./config/store-config.ts";

/** What Firefox says when a request could not be sent; the other browsers' texts are the client's own default. */
const firefoxNetworkMessage = "NetworkError when attempting to fetch resource.";

/** The state of one page, or of one render on the server, where there is nothing to listen on and nowhere to keep things. */
export function createPageStore(site: PageStore): ShopperStore {
  return createShopperStore({
    site,
    client: {
      baseUrl: "",
      fetch: (url, init) => fetch(url, init),
      retry: { messages: [firefoxNetworkMessage] },
    },
    platform: typeof document === "undefined" ? {} : { events: document, storage: tabStorage() },
  });
}

/** A browser may refuse storage altogether; the page then only forgets sooner. */
function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
