import { useEffect } from "react";

/** How often the page behind a popup is scrolled back. */
const backgroundFixMs = 250;

/**
 * Keeps the page behind an open popup in place on the one browser that scrolls it nevertheless, and sets the height
 * that its keyboard leaves. Other browsers get no timer.
 */
export function useBackgroundFix(isOpen: boolean, isNeeded = isMobileSafari): void {
  useEffect(() => {
    if (!isOpen || !isNeeded(navigator.userAgent)) return;
    const { documentElement: page } = document;
    const kept = window.scrollY;
    const timer = setInterval(() => {
      if (window.scrollY !== kept) window.scrollTo(0, kept);
      const height = window.visualViewport?.height;
      if (height !== undefined) page.style.setProperty("--screen-height", `${height}px`);
    }, backgroundFixMs);
    return () => {
      clearInterval(timer);
      page.style.removeProperty("--screen-height");
    };
  }, [isOpen, isNeeded]);
}

const apple = /\b(iPhone|iPad|iPod)\b/;
const ofOthers = /\b(CriOS|FxiOS|EdgiOS|OPiOS|OPT|DuckDuckGo|GSA)\//;

/** Whether a user agent is Safari on a phone or tablet: the only browser that lets the page behind a popup scroll. */
export function isMobileSafari(userAgent: string): boolean {
  return apple.test(userAgent) && /\bSafari\//.test(userAgent) && !ofOthers.test(userAgent);
}
