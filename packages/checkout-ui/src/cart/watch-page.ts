import {
  onCartCountTold,
  persistMutationsAtom,
  preloadCartCalls,
  refreshCartAtom,
  resumeMutationsAtom,
  type ShopperStore,
} from "@store/shopper-state";
import { onFirstIntent } from "../step-work/on-first-intent.ts";

/**
 * Keeps the cart current: resumes the mutations that an earlier page stored, stores pending ones when this page is
 * left, and refreshes the cart whenever its tab becomes visible, when another tab has changed the count and when Back has shown it.
 * Returns a function that stops this.
 */
export function watchPage(store: ShopperStore): () => void {
  // Preloaded, so that a first click does not wait for them.
  const forgetIntent = onFirstIntent(() => void preloadCartCalls());
  const resume = () => void store.set(resumeMutationsAtom);
  resume();
  const watch = new AbortController();
  const { signal } = watch;
  addEventListener("pagehide", () => store.set(persistMutationsAtom), { signal });
  // The browser may restore the page.
  addEventListener("pageshow", resume, { signal });
  const onShow = () => {
    if (document.visibilityState === "visible") void store.set(refreshCartAtom);
  };
  document.addEventListener("visibilitychange", onShow, { signal });
  onCartCountTold(onShow, { signal });
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "back_forward") onShow();
  return () => {
    forgetIntent();
    watch.abort();
  };
}
