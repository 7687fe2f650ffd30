import {
  keepWishesAtom,
  loadCartCalls,
  refreshCartAtom,
  type ShopperStore,
  takeUpWishesAtom,
} from "@store/shopper-state";

/**
 * What the cart hears of its page: takes up what an earlier page kept, keeps what waits when this one goes, and looks at the
 * cart anew whenever its tab is come back to. Answers what ends that.
 */
export function watchPage(store: ShopperStore): () => void {
  // Ahead of need: a first press must not wait for them.
  void loadCartCalls();
  const takeUp = () => void store.set(takeUpWishesAtom);
  takeUp();
  const watch = new AbortController();
  const { signal } = watch;
  addEventListener("pagehide", () => store.set(keepWishesAtom), { signal });
  // A page may come back as it was.
  addEventListener("pageshow", takeUp, { signal });
  const onShow = () => {
    if (document.visibilityState === "visible") void store.set(refreshCartAtom);
  };
  document.addEventListener("visibilitychange", onShow, { signal });
  return () => watch.abort();
}
