import { receiveCartCountAtom } from "@store/shopper-state";
import { hearTray, holdsSwatches } from "@store/swatch-ui/tray-held";
import { useSetAtom } from "jotai";
import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useLocation, useRevalidator } from "react-router";
import { RecoveredErrorLog } from "./hydration/recovered-error-log.tsx";
import { isStepPath } from "./is-step-path.ts";
import { lazyPart } from "./lazy-part.ts";
import { NavigationErrorNotice, type NavigationErrorNoticeProps } from "./navigation-error/navigation-error-notice.tsx";
import { LazyShipTo, type LazyShipToProps } from "./ship-to/lazy-ship-to.tsx";
import { LazySignIn } from "./sign-in/lazy-sign-in.tsx";
import { VisitorWatch } from "./visitor-watch.ts";

/** Parts that every page has but does not need at first. */
export function PageExtras({ observe, ...shop }: NavigationErrorNoticeProps & LazyShipToProps) {
  return (
    <>
      <NavigationErrorNotice observe={observe} />
      <LazyTray />
      <LazyShipTo {...shop} />
      <LazySignIn />
      <RecoveredErrorLog />
      <VisitorWatch />
      <LazyEarlyAdd />
    </>
  );
}

const Tray = lazyPart(() => import("./pages/swatches/page-tray.tsx").then((part) => part.PageTray));

/**
 * The selected swatches on every page except those of an order: the page of the swatches, and the checkout's. Loads when
 * one is selected.
 */
function LazyTray() {
  const isHeld = useSyncExternalStore(hearTray, holdsSwatches, () => false);
  const { pathname } = useLocation();
  if (!isHeld || isStepPath(pathname) || pathname.startsWith("/free-swatches")) return null;
  return (
    <Suspense>
      <Tray />
    </Suspense>
  );
}

const EarlyAdd = lazyPart(() => import("./adding/early-add.tsx").then((part) => part.EarlyAdd));

/**
 * Receives the count of an add that the loader has confirmed (`intent/add-early.ts`), and loads what takes the place of its
 * confirmation.
 */
function LazyEarlyAdd() {
  const [isNeeded, setIsNeeded] = useState(false);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const receiveCount = useSetAtom(receiveCartCountAtom);
  const receive = useEffectEvent(() => {
    const dialog = document.querySelector<HTMLDialogElement>("dialog[data-early-add]");
    if (dialog === null) return;
    setIsNeeded(true);
    receiveCount(JSON.parse(dialog.dataset.earlyAdd ?? "{}").cartItemCount);
    // The cart shows the added line, too.
    if (pathname === "/checkout/cart") void revalidate();
  });
  useEffect(() => {
    receive();
    const hear = () => receive();
    addEventListener("added", hear);
    return () => removeEventListener("added", hear);
  }, []);
  return isNeeded ? (
    <Suspense>
      <EarlyAdd />
    </Suspense>
  ) : null;
}
