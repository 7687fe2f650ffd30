import { hearTray, holdsSwatches } from "@store/swatch-ui/tray-held";
import { findConfirmation, onAdded } from "@store/ui-kit/early-added";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { LazyShipTo, type LazyShipToProps } from "../../buy/ship-to/lazy-ship-to.tsx";
import { LazySignIn } from "../../person/sign-in/lazy-sign-in.tsx";
import { RecoveredErrorLog } from "../../web/hydration/recovered-error-log.tsx";
import {
  NavigationErrorNotice,
  type NavigationErrorNoticeProps,
} from "../../web/navigation/navigation-error-notice.tsx";
import { isStepPath } from "../../web/urls/is-step-path.ts";
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

const Tray = lazyPart(() => import("../../person/swatches/page-tray.tsx").then((part) => part.PageTray), {
  fallback: null,
});

/**
 * The selected swatches on every page except those of an order: the page of the swatches, and the checkout's. Loads when
 * one is selected.
 */
function LazyTray() {
  const isHeld = useSyncExternalStore(hearTray, holdsSwatches, () => false);
  const { pathname } = useLocation();
  if (!isHeld || isStepPath(pathname) || pathname.startsWith("/free-swatches")) return null;
  return <Tray />;
}

const EarlyAdd = lazyPart(() => import("../../buy/adding/early-add.tsx").then((part) => part.EarlyAdd), {
  fallback: null,
});

/** What takes the place of the head's confirmation of an add. Loads when there is one. */
function LazyEarlyAdd() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const look = () => setIsNeeded((isLoaded) => isLoaded || findConfirmation() !== null);
    look();
    const watch = new AbortController();
    onAdded(look, watch);
    return () => watch.abort();
  }, []);
  return isNeeded ? <EarlyAdd /> : null;
}
