import { useRouteLoaderData } from "react-router";
import { NavigationErrorNotice, type NavigationErrorNoticeProps } from "./navigation-error/navigation-error-notice.tsx";
import type { loader } from "./root.tsx";
import { LazyShipTo } from "./ship-to/lazy-ship-to.tsx";

/** Parts that every page has but does not need at first. */
export function PageExtras({ observe }: NavigationErrorNoticeProps) {
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <>
      <NavigationErrorNotice observe={observe} />
      {root ? <LazyShipTo store={root.store} otherSiteUrl={root.otherSiteUrl} /> : null}
    </>
  );
}
