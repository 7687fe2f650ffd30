import styles from "@store/swatch-ui/styles.css?url";
import { trayAtom } from "@store/swatch-ui/tray";
import { TrayBar } from "@store/swatch-ui/tray-bar";
import { useAtomValue } from "jotai";
import { useLocation } from "react-router";
import { CardAdds } from "./adding/card-adds.tsx";
import { RecoveredErrorLog } from "./hydration/recovered-error-log.tsx";
import { isStepPath } from "./is-step-path.ts";
import { NavigationErrorNotice, type NavigationErrorNoticeProps } from "./navigation-error/navigation-error-notice.tsx";
import { toSwatchesUrl } from "./pages/swatches/swatches-url.ts";
import { LazyShipTo, type LazyShipToProps } from "./ship-to/lazy-ship-to.tsx";
import { LazySignIn } from "./sign-in/lazy-sign-in.tsx";
import { VisitorWatch } from "./visitor-watch.ts";

/** Parts that every page has but does not need at first. */
export function PageExtras({ observe, ...shop }: NavigationErrorNoticeProps & LazyShipToProps) {
  return (
    <>
      <NavigationErrorNotice observe={observe} />
      <PageTray />
      <LazyShipTo {...shop} />
      <LazySignIn />
      <RecoveredErrorLog />
      <VisitorWatch />
      <CardAdds />
    </>
  );
}

/** The selected swatches on every page except those of an order: the page of the swatches, and the checkout's. */
function PageTray() {
  const isEmpty = useAtomValue(trayAtom).length === 0;
  const { pathname } = useLocation();
  if (isEmpty || isStepPath(pathname) || pathname.startsWith("/free-swatches")) return null;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="swatches" />
      <TrayBar orderUrl={toSwatchesUrl()} />
    </>
  );
}
