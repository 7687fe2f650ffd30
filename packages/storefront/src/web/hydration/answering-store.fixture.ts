import { createShopperStore, type StoreSite } from "@store/shopper-state";
import { usSite } from "@store/shopper-state/cart-samples";

/** A call as the service receives it. */
export interface ArrivedCall {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** The state of a page whose service responds to every call with the result of `answer`. */
export function answeringStore(answer: (call: ArrivedCall) => unknown, site: StoreSite = usSite) {
  return createShopperStore({
    site,
    client: {
      baseUrl: "http://shop.test",
      fetch: async (url, { body }) => {
        const { pathname: path, searchParams: query } = new URL(url);
        return Response.json(await answer({ path, query, body: typeof body === "string" ? JSON.parse(body) : null }));
      },
    },
  });
}
