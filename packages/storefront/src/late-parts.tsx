import { useRouteLoaderData } from "react-router";
import { KeptPageNotice, type KeptPageNoticeProps } from "./kept-page/kept-page-notice.tsx";
import type { loader } from "./root.tsx";
import { LateShipTo } from "./ship-to/late-ship-to.tsx";

/** What every page has and none needs at first. */
export function LateParts({ keep }: KeptPageNoticeProps) {
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <>
      <KeptPageNotice keep={keep} />
      {root ? <LateShipTo store={root.store} otherSiteUrl={root.otherSiteUrl} /> : null}
    </>
  );
}
