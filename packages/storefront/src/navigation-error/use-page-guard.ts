import { useEffect, useRef } from "react";
import { createPath, useBlocker } from "react-router";
import { findLostPage } from "../page-files/find-lost-page.ts";
import { isPageMissing } from "../page-files/load-page.ts";
import { tellLost } from "./navigation-observer.ts";

/**
 * Holds each navigation until the files of its page are loaded. The router loads them while it navigates, and reloads the
 * page that is open if one is lost.
 */
export function usePageGuard(): void {
  const action = useRef("");
  const held = useBlocker((navigation) => {
    action.current = navigation.historyAction;
    return isPageMissing(navigation);
  });
  useEffect(() => {
    if (held.state !== "blocked") return;
    let isLatest = true;
    // After Back and Forward it is the page to go to that the router reloads.
    const leave = action.current === "POP" ? held.proceed : undefined;
    void findLostPage(createPath(held.location), leave).then((error) => {
      if (!isLatest) return;
      if (error === undefined) return held.proceed();
      held.reset();
      tellLost(error);
    });
    return () => {
      isLatest = false;
    };
  }, [held]);
}
