import type { Brand, Site } from "@store/contract/shared";

/** Handles the calls of the contract: the service in this process, or a forwarder to another host. */
export interface Commerce {
  fetch(request: Request): Promise<Response>;
}

interface StorefrontContext {
  site: Site;
  brand: Brand;
  /** Empty if the listener does not know it. */
  clientAddress: string;
}

/** The same request with the headers that name its storefront and client. Values that a browser sent in them are overwritten. */
export function withStorefrontHeaders(request: Request, { site, brand, clientAddress }: StorefrontContext): Request {
  const marked = new Request(request);
  marked.headers.set("x-store-site", site);
  marked.headers.set("x-store-brand", brand);
  marked.headers.set("x-store-client-address", clientAddress);
  return marked;
}
