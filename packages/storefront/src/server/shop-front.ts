import type { Brand, Site } from "@store/contract/shared";

/** Answers the calls of the contract: the service itself in this process, or a forwarder to one elsewhere. */
export interface Commerce {
  fetch(request: Request): Promise<Response>;
}

interface ShopFront {
  site: Site;
  brand: Brand;
  /** Empty when the listener cannot tell. */
  clientAddress: string;
}

/** The same request, saying which shop front it came through; whatever a browser put into these headers is overwritten. */
export function throughShopFront(request: Request, { site, brand, clientAddress }: ShopFront): Request {
  const marked = new Request(request);
  marked.headers.set("x-store-site", site);
  marked.headers.set("x-store-brand", brand);
  marked.headers.set("x-store-client-address", clientAddress);
  return marked;
}
