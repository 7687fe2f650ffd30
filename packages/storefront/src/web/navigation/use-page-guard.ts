import { useEffect, useRef } from "react";
import { type Blocker, createPath, type Location, useBlocker, useNavigate } from "react-router";
import { findPageError } from "./find-page-error.ts";
import { isPageMissing } from "./load-page.ts";
import { tellLost } from "./navigation-observer.ts";

interface Wish {
  readonly location: Location;
  readonly action: "POP" | "PUSH" | "REPLACE";
}

/**
 * Holds each navigation until the files of its page are loaded. The router loads them while it navigates, and reloads the
 * page that is open if one is lost. Of several presses the last one counts.
 */
export function usePageGuard(): void {
  const navigate = useNavigate();
  const wish = useRef<Wish>(null);
  const held = useBlocker((navigation) => {
    const { nextLocation: location, historyAction: action } = navigation;
    wish.current = { location, action };
    // The router takes a held Back or Forward back, so a second one would count from the wrong entry. With a connection it
    // is the page to go to that the router reloads.
    return isPageMissing(navigation) && (action !== "POP" || !navigator.onLine);
  });
  const latest = useRef<Blocker>(held);
  useEffect(() => {
    latest.current = held;
    if (held.state !== "blocked") return;
    const { location } = held;
    const url = createPath(location);
    const getWish = () => (wish.current?.location.key === location.key ? wish.current : null);
    const leave = () => {
      const wanted = getWish();
      if (wanted?.action === "POP") held.proceed();
      else if (wanted) window.location.assign(url);
    };
    void findPageError(url, leave).then((error) => {
      const wanted = getWish();
      if (wanted === null) return;
      const { current: now } = latest;
      if (error === undefined && wanted.action === "POP") return held.proceed();
      // Not `proceed`: until the page is here, the router would hold no other press. It has forgotten what it holds if a
      // navigation that was under way has ended meanwhile.
      if (now.state === "blocked") now.reset();
      if (error === undefined) navigate(url, { state: location.state, replace: wanted.action === "REPLACE" });
      else tellLost(error);
    });
  }, [held, navigate]);
}
