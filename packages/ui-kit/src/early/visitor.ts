import type { Application } from "./application.ts";
import { find, findVisit, on } from "./page.ts";
import { type HeadSettings, visitorAttribute } from "./protocol.ts";

// TypeScript does not know the property yet.
type PrefetchableVisit = PerformanceNavigationTiming & { readonly deliveryType?: string };

/** What the service answers. */
interface Visitor {
  readonly count: number;
  readonly account?: { readonly firstName: string } | null;
  readonly shipTo?: { readonly code: string } | null;
  readonly postalCode?: string | null;
}

/**
 * The page says who is signed in, what is in the cart, where it goes and the postal code of the visit, as they were when the
 * server wrote it. When Back, another
 * tab or a prefetch may have made that old, the service is asked, and the application starts if anything has changed: it shows
 * the change (`visitor-watch.ts` of the storefront).
 */
export function watchVisitor({ start, started }: Application, { visitorPath, countKey }: HeadSettings): void {
  const ask = async () => {
    if (document.hidden || started.aborted) return;
    try {
      const response = await fetch(visitorPath);
      const { count, account, shipTo, postalCode }: Visitor = await response.json();
      const now = JSON.stringify([count, account?.firstName, shipTo?.code, postalCode].join());
      if (response.ok && !find(`[${visitorAttribute}=${now}]`)) start();
    } catch {}
  };
  on("visibilitychange", ask);
  // Of another tab on the screen.
  on("storage", ({ key }) => key === countKey && ask());
  on("pageshow", ({ persisted }) => {
    const visit = findVisit() as PrefetchableVisit | undefined;
    // A prefetched document may have waited for minutes.
    if (persisted || visit?.type === "back_forward" || visit?.deliveryType === "navigational-prefetch") ask();
  });
}
