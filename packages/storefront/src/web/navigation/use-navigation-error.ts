import { useEffect, useRef, useState } from "react";
import { createPath, useLocation, useNavigate, useRouteError } from "react-router";
import { findNavigationError, type NavigationError } from "./find-navigation-error.ts";
import { findPageError } from "./find-page-error.ts";
import type { NavigationResults, observeNavigation } from "./navigation-observer.ts";

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
 * choices stay. Returns the failure, if any, with `retry` and `close`.
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

  function report(error: NavigationError): { readonly isTravel: boolean } {
    // Back and Forward have already changed the URL; the page is pushed again.
    const isTravel = window.location.href !== pageUrl;
    setTrying(false);
    setFailed({ ...error, pageUrl, isTravel, focus: document.activeElement });
    return { isTravel };
  }

  async function onResults(request: Request, { results, target }: NavigationResults): Promise<void> {
    if (isBroken || isReturning.current) return;
    const error = target ? await findPageError(target) : findNavigationError(request, results);
    if (error === undefined || request.signal.aborted) return;
    isReturning.current = true;
    const { isTravel } = report(error);
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
  }

  useEffect(() => {
    observe({ onResults, onLost: report });
    return () => observe();
  }, [here, pageUrl, isBroken, navigate, observe]);

  // A notice belongs to the page that it appeared on.
  if (failed !== null && failed.pageUrl !== pageUrl) setFailed(null);

  return {
    failed,
    isTrying,
    async retry() {
      if (failed === null || isTrying) return;
      if (failed.cause === "lost") return window.location.assign(failed.url);
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
