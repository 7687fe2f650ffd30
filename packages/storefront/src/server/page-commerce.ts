import type { Commerce } from "./shop-front.ts";

/** Headers of the shopper's own request that a call made for it on the server carries on. */
const carried = ["cookie", "origin", "sec-fetch-site", "user-agent", "accept-language"];

/** A `fetch` for loaders and actions: asks the service in the shopper's name and collects the cookies it sets. */
export function pageCommerce(commerce: Commerce, page: Request) {
  const cookies: string[] = [];
  return {
    /** `Set-Cookie` values that the page's own answer has to hand on. */
    cookies,
    async fetch(url: string, init: RequestInit): Promise<Response> {
      const target = new URL(url, page.url);
      const headers = new Headers(init.headers);
      for (const name of carried) {
        const value = page.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      // A link from anywhere may open a page; what the page then asks, it asks itself. Forms keep where they came from.
      if (page.method === "GET") headers.set("sec-fetch-site", "same-origin");
      const answer = await commerce.fetch(new Request(target, { ...init, headers }));
      cookies.push(...answer.headers.getSetCookie());
      return answer;
    },
  };
}
