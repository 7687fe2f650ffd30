import { useState } from "react";
import { useLocation } from "react-router";
import { useIsHydrated } from "../use-is-hydrated.ts";

/** Says that the session was ended from elsewhere, until the shopper goes on to another page. */
export function SignedOutNotice() {
  const { pathname } = useLocation();
  const [shownAt] = useState(pathname);
  const [isOver, setOver] = useState(false);
  if (pathname !== shownAt && !isOver) setOver(true);
  // Screen readers announce what changes in a status, and nothing that a document contains from the start.
  const version = String(useIsHydrated());
  return isOver ? null : (
    <div data-part="page">
      <div role="status" data-part="alert" data-tone="info">
        <p key={version}>You were signed out.</p>
      </div>
    </div>
  );
}
