import { NavigationErrorNotice, type NavigationErrorNoticeProps } from "./navigation-error/navigation-error-notice.tsx";
import { PageTray } from "./pages/swatches/page-tray.tsx";
import { LazyShipTo, type LazyShipToProps } from "./ship-to/lazy-ship-to.tsx";
import { LazySignIn } from "./sign-in/lazy-sign-in.tsx";

/** Parts that every page has but does not need at first. */
export function PageExtras({ observe, ...shop }: NavigationErrorNoticeProps & LazyShipToProps) {
  return (
    <>
      <NavigationErrorNotice observe={observe} />
      <PageTray />
      <LazyShipTo {...shop} />
      <LazySignIn />
    </>
  );
}
