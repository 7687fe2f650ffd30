import {
  persistMutationsAtom,
  preloadCartCalls,
  refreshCartAtom,
  resumeMutationsAtom,
  type ShopperStore,
} from "@store/shopper-state";

/**
 * Has the cart survive its page: resumes what an earlier page persisted, persists what is pending when this one is left, and
 * refreshes the cart whenever its tab becomes visible. Answers a function that ends that.
 */
export function watchPage(store: ShopperStore): () => void {
  // Ahead of need: a first click must not wait for them.
  void preloadCartCalls();
  const resume = () => void store.set(resumeMutationsAtom);
  resume();
  const watch = new AbortController();
  const { signal } = watch;
  addEventListener("pagehide", () => store.set(persistMutationsAtom), { signal });
  // A page may come back as it was.
  addEventListener("pageshow", resume, { signal });
  const onShow = () => {
    if (document.visibilityState === "visible") void store.set(refreshCartAtom);
  };
  document.addEventListener("visibilitychange", onShow, { signal });
  return () => watch.abort();
}
