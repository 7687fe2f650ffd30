import type { Brand, Site } from "@store/contract/shared";

/** Answers requests: the commerce service. */
export interface RequestHandler {
  fetch(request: Request): Response | Promise<Response>;
}

/**
 * Replaces what is between a page and the service: the browser, which names the page a call comes from, and the
 * storefront's server, which names the storefront.
 */
export function inStorefront(service: RequestHandler, { site, brand }: { site: Site; brand: Brand }): RequestHandler {
  return {
    fetch(request) {
      const headers = new Headers(request.headers);
      headers.set("origin", new URL(request.url).origin);
      headers.set("x-store-site", site);
      headers.set("x-store-brand", brand);
      // A request that a page makes refuses an origin, so the headers are laid over it.
      return service.fetch(Object.defineProperty(request.clone(), "headers", { value: headers }));
    },
  };
}
