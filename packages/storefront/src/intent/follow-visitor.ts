import type { CartCount } from "@store/contract/cart";
import type { Application } from "./await-intent.ts";

// TypeScript does not know the property yet.
type PrefetchableVisit = PerformanceNavigationTiming & { readonly deliveryType?: string };

/**
 * Part of the loader. The page says who is signed in, what is in the cart and where it goes, as it was when the server wrote
 * it. When Back, another tab or a prefetch may have made that old, the service is asked, and the application starts if anything has
 * changed: it shows the change (`visitor-watch.ts`). It must not refer to anything outside itself.
 */
export function followVisitor({ start }: Application, path: string, countKey: string): void {
  const ask = async () => {
    if (document.visibilityState === "hidden" || performance.getEntriesByName("intent").length > 0) return;
    try {
      const response = await fetch(path);
      const { count, account, shipTo }: CartCount = await response.json();
      const now = [count, account?.firstName, shipTo?.code].join();
      if (response.ok && now !== document.querySelector<HTMLElement>("[data-visitor]")?.dataset.visitor) start();
    } catch {}
  };
  document.addEventListener("visibilitychange", ask);
  // Of another tab on the screen.
  addEventListener("storage", ({ key }) => key === countKey && ask());
  addEventListener("pageshow", ({ persisted }) => {
    const [visit] = performance.getEntriesByType("navigation") as PrefetchableVisit[];
    // A prefetched document may have waited for minutes.
    if (persisted || visit?.type === "back_forward" || visit?.deliveryType === "navigational-prefetch") ask();
  });
}
