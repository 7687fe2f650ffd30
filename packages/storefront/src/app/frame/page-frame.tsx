import type { Navigation } from "@store/contract/catalog";
import type { ShipTo } from "@store/contract/shared";
import { createShopperStore, type ShopperStore } from "@store/shopper-state";
import { forgetEarlyInput } from "@store/ui-kit/early-input";
import { wholeAttribute } from "@store/ui-kit/early-protocol";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { Provider, useAtomValue } from "jotai";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { LazyCardAdds } from "../../buy/cards/lazy-card-adds.tsx";
import type { LazyShipToProps } from "../../buy/ship-to/lazy-ship-to.tsx";
import type { PageStore } from "../../web/config/store-config.ts";
import { useIsHydrated } from "../../web/hydration/use-is-hydrated.ts";
import { useSyncedAtom } from "../../web/hydration/use-synced-atom.ts";
import { observeNavigation } from "../../web/navigation/navigation-observer.ts";
import { usePageGuard } from "../../web/navigation/use-page-guard.ts";
import type { Account } from "../../web/session/account-atom.ts";
import { accountAtom, postalCodeAtom } from "../../web/session/account-atom.ts";
import { isStepPath } from "../../web/urls/is-step-path.ts";
import { CheckoutHeader } from "./checkout-header.tsx";
import { CheckoutFooter, Footer } from "./footer.tsx";
import { LiveHeader } from "./live-header.tsx";
import { SignedOutNotice, useSignedOutPage } from "./signed-out-notice.tsx";

const PageExtras = lazyPart(() => import("./page-extras.tsx").then((part) => part.PageExtras), { fallback: null });

/** Loads the page extras after hydration instead of on demand: once the connection is lost they could not be loaded. */
function LazyPageExtras(shop: LazyShipToProps) {
  return useIsHydrated() ? <PageExtras {...shop} observe={observeNavigation} /> : null;
}

/** What Firefox says when a request could not be sent; the other browsers' texts are the client's own default. */
const firefoxNetworkMessage = "NetworkError when attempting to fetch resource.";

/** The state of one page, or of one render on the server, which has neither events nor storage. */
function createPageStore(site: PageStore): ShopperStore {
  return createShopperStore({
    site: { wallets: [], ...site },
    client: {
      baseUrl: "",
      fetch: (url, init) => fetch(url, init),
      retry: { messages: [firefoxNetworkMessage] },
    },
    platform: typeof document === "undefined" ? {} : { events: document, storage: tabStorage() },
  });
}

/** Null where the browser denies storage; the page then keeps its state in memory only. */
function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** The first page of the visit. It is module state because the frame may be mounted again. Set in the browser only. */
let first: string | undefined;

/**
 * From the second page of a visit on, lays out the whole page at once (page.css), so that the router can restore the scroll
 * position. What was entered on the first page before hydration belongs to no other page.
 */
function useSecondPage(pathname: string): void {
  useLayoutEffect(() => {
    first ??= pathname;
    if (pathname === first) return;
    document.documentElement.toggleAttribute(wholeAttribute, true);
    forgetEarlyInput();
  }, [pathname]);
}

interface PageFrameProps extends Navigation {
  store: PageStore;
  otherSiteUrl: string;
  cartCount: number;
  shipTo: ShipTo | null;
  account: Account | null;
  /** The postal code of the visit. */
  postalCode?: string | null;
  /** Whether the session was ended from elsewhere since the last page. */
  wasSignedOut?: boolean;
  children: ReactNode;
}

/** Header, page and footer over one store per page, or per render on the server. */
export function PageFrame(page: PageFrameProps) {
  const [pageStore] = useState(() => createPageStore(page.store));
  return (
    <Provider store={pageStore}>
      <PageBody {...page} />
    </Provider>
  );
}

function PageBody({ store, postalCode = null, wasSignedOut = false, children, ...header }: PageFrameProps) {
  const { otherSiteUrl, departments } = header;
  useSyncedAtom(accountAtom, header.account);
  useSyncedAtom(postalCodeAtom, postalCode);
  const account = useAtomValue(accountAtom);
  const { pathname } = useLocation();
  const isStep = isStepPath(pathname);
  const isSignedOutPage = useSignedOutPage(wasSignedOut);
  useFocusOnArrival(pathname);
  useSecondPage(pathname);
  usePageGuard();
  return (
    <>
      {isStep ? (
        <CheckoutHeader store={store} account={account} />
      ) : (
        <LiveHeader store={store} {...header} account={account} postalCode={postalCode} />
      )}
      {/* Keyed, so that switching between shop and checkout mounts new elements instead of moving the old ones. */}
      <main key={isStep ? "step" : "shop"} id="content" tabIndex={-1}>
        {isSignedOutPage ? <SignedOutNotice /> : null}
        {children}
      </main>
      {isStep ? (
        <CheckoutFooter store={store} />
      ) : (
        <Footer key={pathname} store={store} otherSiteUrl={otherSiteUrl} departments={departments} account={account} />
      )}
      {/* At once: a press that waited for the application is made when it runs. */}
      <LazyCardAdds />
      <LazyPageExtras store={store} otherSiteUrl={otherSiteUrl} />
    </>
  );
}

/**
 * Moves the focus to the content after a client-side navigation, so that keyboard and screen reader start there. A page that
 * has set the focus itself keeps it.
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
