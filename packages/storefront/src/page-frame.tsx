import type { Navigation } from "@store/contract/catalog";
import type { ShipTo } from "@store/contract/shared";
import { createShopperStore, type ShopperStore } from "@store/shopper-state";
import { Provider } from "jotai";
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { PageStore } from "./config/store-config.ts";
import { isStepPath } from "./is-step-path.ts";
import type { Account } from "./layout/account-link.tsx";
import { CheckoutHeader } from "./layout/checkout-header.tsx";
import { Footer } from "./layout/footer.tsx";
import { lazyPart } from "./lazy-part.ts";
import { LiveHeader } from "./live-header.tsx";
import { observeNavigation } from "./navigation-error/navigation-observer.ts";
import { useIsHydrated } from "./use-is-hydrated.ts";

const Parts = lazyPart(() => import("./page-extras.tsx").then((part) => part.PageExtras));

/** Loads the page extras after hydration instead of on demand: once the connection is lost they could not be loaded. */
function LazyPageExtras() {
  return useIsHydrated() ? (
    <Suspense>
      <Parts observe={observeNavigation} />
    </Suspense>
  ) : null;
}

/** What Firefox says when a request could not be sent; the other browsers' texts are the client's own default. */
const firefoxNetworkMessage = "NetworkError when attempting to fetch resource.";

/** The state of one page, or of one render on the server, where there is nothing to listen on and nowhere to keep things. */
function createPageStore(site: PageStore): ShopperStore {
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

/** The first page of the visit, which a frame that is put up anew must not forget. Known in the browser only. */
let first: string | undefined;

/**
 * From the second page of a visit on, all of a page is laid out at once (page.css), before the router leads to the place that
 * the shopper left there.
 */
function useWholeLayout(pathname: string): void {
  useLayoutEffect(() => {
    first ??= pathname;
    if (pathname !== first) document.documentElement.toggleAttribute("data-whole", true);
  }, [pathname]);
}

interface PageFrameProps extends Navigation {
  store: PageStore;
  otherSiteUrl: string;
  cartCount: number;
  shipTo: ShipTo | null;
  account: Account | null;
  children: ReactNode;
}

/** Header, page and footer over one state, which is this page's, or this render's on the server, alone. */
export function PageFrame({ store, children, ...header }: PageFrameProps) {
  const { otherSiteUrl, departments, account } = header;
  const [pageStore] = useState(() => createPageStore(store));
  const { pathname } = useLocation();
  const isStep = isStepPath(pathname);
  useFocusOnArrival(pathname);
  useWholeLayout(pathname);
  return (
    <Provider store={pageStore}>
      {isStep ? <CheckoutHeader store={store} account={account} /> : <LiveHeader store={store} {...header} />}
      {/* Keyed, so that a new page puts new elements there instead of moving the old ones about under the shopper's eyes. */}
      <main key={isStep ? "step" : "shop"} id="content" tabIndex={-1}>
        {children}
      </main>
      {/* While an order is made, everything that leads away from it steps aside. */}
      <Footer
        key={pathname}
        store={store}
        otherSiteUrl={otherSiteUrl}
        departments={isStep ? [] : departments}
        account={account}
      />
      <LazyPageExtras />
    </Provider>
  );
}

/**
 * A page reached without loading a document takes the focus from the page that is gone, so that keys and screen readers
 * go on from its start; a page that has placed the focus itself keeps it.
 */
function useFocusOnArrival(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body)
      document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname]);
}
