import * as early from "@store/ui-kit/early-marks";
import { useState } from "react";
import { useLocation } from "react-router";
import { useIsHydrated } from "../../web/hydration/use-is-hydrated.ts";

/**
 * Whether the page on screen says that the session was ended from elsewhere: the first one that was loaded with the
 * notice, until the shopper goes on to another page.
 */
export function useSignedOutPage(wasSignedOut: boolean): boolean {
  const { pathname } = useLocation();
  const [notice, setNotice] = useState({ wasSignedOut, shownAt: wasSignedOut ? pathname : null });
  if (notice.wasSignedOut !== wasSignedOut) setNotice({ wasSignedOut, shownAt: wasSignedOut ? pathname : null });
  else if (notice.shownAt !== null && notice.shownAt !== pathname) setNotice({ wasSignedOut, shownAt: null });
  return notice.shownAt === pathname;
}

/** Says that the session was ended from elsewhere. */
export function SignedOutNotice() {
  // Screen readers announce what changes in a status, and nothing that a document contains from the start.
  const version = String(useIsHydrated());
  return (
    <div data-part="page" {...early.starts("always")}>
      <div role="status" data-part="alert" data-tone="info" data-place="page-notice">
        <p key={version}>You were signed out.</p>
      </div>
    </div>
  );
}
