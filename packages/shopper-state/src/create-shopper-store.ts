import { type CheckoutClientOptions, createCheckoutClient } from "@store/checkout-client";
import type { Cart } from "@store/contract/cart";
import type { CheckoutModel } from "@store/contract/checkout";
import { createStore } from "jotai/vanilla";
import { receiveCartCountAtom, showCartAtom } from "./basket/cart-value.ts";
import { receiveCheckoutAtom, requestTokenAtom } from "./basket/checkout-atom.ts";
import { clientValueAtom } from "./calls/checkout-client-atom.ts";
import { pendingCallsAtom } from "./calls/is-loading-atom.ts";
import { type BrowserPlatform, platformAtom } from "./site/platform-atom.ts";

import { siteValueAtom } from "./site/site-atom.ts";
import type { StoreSite } from "./site/store-site.ts";

export interface ShopperStoreOptions {
  readonly site: StoreSite;
  /** How the page's client reaches the service; its token and its count of pending calls are the store's. */
  readonly client: Omit<CheckoutClientOptions, "getToken" | "onPending">;
  /** What the page's server has loaded. */
  readonly cart?: Cart | null | undefined;
  readonly cartCount?: number | undefined;
  readonly checkout?: CheckoutModel | null | undefined;
  /** Omitted on a server: no events, no storage. */
  readonly platform?: Partial<BrowserPlatform> | undefined;
}

export type ShopperStore = ReturnType<typeof createStore>;

/**
 * The jotai store of one page, or of one request on a server. There is no global store, so that no two shoppers share
 * state.
 */
export function createShopperStore({
  site,
  client,
  cart,
  cartCount,
  checkout,
  platform,
}: ShopperStoreOptions): ShopperStore {
  const store = createStore();
  store.set(siteValueAtom, site);
  const storage = platform?.storage ? safeStorage(platform.storage) : null;
  store.set(platformAtom, { ...store.get(platformAtom), ...platform, storage });
  store.set(
    clientValueAtom,
    createCheckoutClient({
      ...client,
      getToken: () => store.get(requestTokenAtom),
      onPending: (pending) => store.set(pendingCallsAtom, pending),
    }),
  );
  if (cartCount !== undefined) store.set(receiveCartCountAtom, cartCount);
  if (cart) store.set(showCartAtom, cart);
  store.set(receiveCheckoutAtom, checkout);
  return store;
}

type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Wraps a storage whose methods may throw: the browser's storage may be full, or blocked since the page opened. */
export function safeStorage(storage: TextStorage): TextStorage {
  return {
    getItem: (name) => attempt(() => storage.getItem(name)) ?? null,
    setItem: (name, text) => attempt(() => storage.setItem(name, text)),
    removeItem: (name) => attempt(() => storage.removeItem(name)),
  };
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
