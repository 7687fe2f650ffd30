import { usSite } from "./cart.samples.ts";
import { createShopperStore, type ShopperStoreOptions } from "./create-shopper-store.ts";

interface Sent {
  readonly path: string;
  readonly body: unknown;
}

/** A store over a stub service of a few lines, for behavior of the client only: order, dropping, counting. */
export function storeOver(
  answer: (sent: Sent) => Promise<Response> | Response,
  options: Partial<ShopperStoreOptions> = {},
) {
  const sent: Sent[] = [];
  const events = new EventTarget();
  const store = createShopperStore({
    site: usSite,
    client: {
      baseUrl: "",
      retry: { delayMs: 0 },
      fetch: async (path, init) => {
        const call = { path, body: typeof init.body === "string" ? JSON.parse(init.body) : undefined };
        sent.push(call);
        return answer(call);
      },
    },
    platform: { events },
    ...options,
  });
  return { store, sent, events };
}
