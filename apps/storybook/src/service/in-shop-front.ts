import type { Brand, Site } from "@store/contract/shared";
import type { CookieJar } from "./cookie-jar.ts";
import { setCookiesOf } from "./set-cookies-of.ts";

/** Answers requests: the commerce service. */
export interface Answerer {
  fetch(request: Request): Response | Promise<Response>;
}

/** Where a story's calls seem to come from. */
export interface StoryFront {
  site: Site;
  brand: Brand;
  jar: CookieJar;
}

/**
 * Stands in for what lies between a page and the service: the browser that keeps cookies and says where a call comes from,
 * and the storefront's server that says which shop front it came through.
 */
export function inShopFront(service: Answerer, { site, brand, jar }: StoryFront): Answerer {
  return {
    async fetch(request) {
      const headers = new Headers(request.headers);
      headers.set("origin", new URL(request.url).origin);
      headers.set("cookie", jar.toHeader());
      headers.set("x-store-site", site);
      headers.set("x-store-brand", brand);
      // A request of a page refuses these names, so the headers are laid over it.
      const marked = Object.defineProperty(request.clone(), "headers", { value: headers });
      const answer = await service.fetch(marked);
      jar.keep(setCookiesOf(answer));
      return answer;
    },
  };
}
