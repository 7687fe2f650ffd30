import { keepWishesAtom, loadCartCalls, type ShopperStore, takeUpWishesAtom } from "@store/shopper-state";

/** Takes up what an earlier page kept, and keeps what waits when this one goes; answers what ends that. */
export function keepWishes(store: ShopperStore): () => void {
  // Ahead of need: a first press must not wait for them.
  void loadCartCalls();
  const takeUp = () => void store.set(takeUpWishesAtom);
  takeUp();
  const keep = () => store.set(keepWishesAtom);
  addEventListener("pagehide", keep);
  // A page may come back as it was.
  addEventListener("pageshow", takeUp);
  return () => {
    removeEventListener("pagehide", keep);
    removeEventListener("pageshow", takeUp);
  };
}
