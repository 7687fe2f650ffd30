import type { Navigation } from "@store/contract/catalog";
import type { ShipTo } from "@store/contract/shared";
import { Provider } from "jotai";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import type { PageStore } from "./config/store-config.ts";
import { createPageStore } from "./create-page-store.ts";
import { isStepPath } from "./is-step-path.ts";
import type { Account } from "./layout/account-link.tsx";
import { CheckoutHeader } from "./layout/checkout-header.tsx";
import { Footer } from "./layout/footer.tsx";
import { LazyPageExtras } from "./lazy-page-extras.tsx";
import { LiveHeader } from "./live-header.tsx";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";
import { useWholeLayout } from "./use-whole-layout.ts";

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
