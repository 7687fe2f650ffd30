import { useEffect, useRef, useState } from "react";
import { createPath, useLocation, useNavigate, useRouteError } from "react-router";
import { findNavigationError, type NavigationError } from "./find-navigation-error.ts";
import type { observeNavigation } from "./navigation-observer.ts";

interface FailedNavigation extends NavigationError {
  /** The full URL of the page that stays on screen. */
  readonly pageUrl: string;
  /** Whether Back or Forward caused the navigation. */
  readonly isTravel: boolean;
  /** The element that had the focus. */
  readonly focus: Element | null;
}

/**
 * Keeps the page on screen when the next page, or another view of this one, fails to load: its URL, scroll position and
 * choices stay. Returns the failure, if any, with `retry` and `close`. Known limit: a route whose script was never fetched
 * cannot be opened offline; the router then loads the whole document.
 */
export function useNavigationError(observe: typeof observeNavigation) {
  const here = useLocation();
  const navigate = useNavigate();
  // An error page has no data to restore: loading it again would fail, too.
  const isBroken = (useRouteError() ?? null) !== null;
  const isReturning = useRef(false);
  const [failed, setFailed] = useState<FailedNavigation | null>(null);
  const [isTrying, setTrying] = useState(false);
  // Encoded like the browser does: after a redirect the router leaves some characters, such as an apostrophe, unencoded.
  const pageUrl = new URL(window.location.origin + createPath(here)).href;

  useEffect(() => {
    if (isBroken) return;
    observe(async (request, results) => {
      const error = findNavigationError(request, results);
      if (error === undefined || isReturning.current) return;
      isReturning.current = true;
      // Back and Forward have already changed the URL; the page is pushed again.
      const isTravel = window.location.href !== pageUrl;
      setTrying(false);
      setFailed({ ...error, pageUrl, isTravel, focus: document.activeElement });
      try {
        await navigate(here, {
          replace: !isTravel,
          state: here.state,
          preventScrollReset: true,
          defaultShouldRevalidate: false,
        });
      } finally {
        isReturning.current = false;
      }
    });
    return () => observe();
  }, [here, pageUrl, isBroken, navigate, observe]);

  // A notice belongs to the page that it appeared on.
  if (failed !== null && failed.pageUrl !== pageUrl) setFailed(null);

  return {
    failed,
    isTrying,
    async retry() {
      if (failed === null || isTrying) return;
      setTrying(true);
      const isOtherView = failed.url.split("?")[0] === here.pathname;
      await (failed.isTravel ? navigate(-1) : navigate(failed.url, { preventScrollReset: isOtherView }));
      setTrying(false);
      setFailed((latest) => (latest === failed ? null : latest));
    },
    close() {
      setFailed(null);
      if (failed?.focus instanceof HTMLElement) failed.focus.focus();
    },
  };
}
