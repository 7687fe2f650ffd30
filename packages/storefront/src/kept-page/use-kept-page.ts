import { useEffect, useRef, useState } from "react";
import { createPath, useLocation, useNavigate, useRouteError } from "react-router";
import { findLostPage, type LostPage } from "./find-lost-page.ts";
import type { keepPages } from "./keep-page.ts";

interface Loss extends LostPage {
  /** The whole address of the page that was kept. */
  readonly keptUrl: string;
  /** Asked for by Back or Forward. */
  readonly isTravel: boolean;
  /** What the shopper was at. */
  readonly focus: Element | null;
}

/**
 * Keeps the page on screen when another one, or another view of it, does not come: its address, its place and what was
 * chosen on it stay. Answers what was lost, if anything, and the ways on. Known limit: a kind of page whose script was never
 * fetched cannot be opened offline; the router loads the document anew then, which no page survives.
 */
export function useKeptPage(keep: typeof keepPages) {
  const here = useLocation();
  const navigate = useNavigate();
  // An error page has no data to stay with: asking for it again is what would fail.
  const isBroken = (useRouteError() ?? null) !== null;
  const isReturning = useRef(false);
  const [loss, setLoss] = useState<Loss | null>(null);
  const [isTrying, setTrying] = useState(false);
  // As the browser writes it: after a redirect the router keeps some signs, such as an apostrophe, that the browser encodes.
  const keptUrl = new URL(window.location.origin + createPath(here)).href;

  useEffect(() => {
    if (isBroken) return;
    keep(async (request, results) => {
      const lost = findLostPage(request, results);
      if (lost === undefined || isReturning.current) return;
      isReturning.current = true;
      // Back and Forward have already changed the address; the page is put behind it anew.
      const isTravel = window.location.href !== keptUrl;
      setTrying(false);
      setLoss({ ...lost, keptUrl, isTravel, focus: document.activeElement });
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
    return () => keep();
  }, [here, keptUrl, isBroken, navigate, keep]);

  // A notice belongs to the page it was made on.
  if (loss !== null && loss.keptUrl !== keptUrl) setLoss(null);

  return {
    loss,
    isTrying,
    async retry() {
      if (loss === null || isTrying) return;
      setTrying(true);
      const isOtherView = loss.url.split("?")[0] === here.pathname;
      await (loss.isTravel ? navigate(-1) : navigate(loss.url, { preventScrollReset: isOtherView }));
      setTrying(false);
      setLoss((latest) => (latest === loss ? null : latest));
    },
    close() {
      setLoss(null);
      if (loss?.focus instanceof HTMLElement) loss.focus.focus();
    },
  };
}
