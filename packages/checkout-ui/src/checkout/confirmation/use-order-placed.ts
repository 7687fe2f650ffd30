import { cartAtom, forgetCheckoutAtom, reloadCartAtom } from "@store/shopper-state";
import { useStore } from "jotai";
import { useEffect } from "react";
import { forgetCardAtom } from "../payment/card-memory.ts";

/** The basket has become an order: the page's cart and checkout are the next ones. */
export function useOrderPlaced(): void {
  const store = useStore();
  useEffect(() => {
    store.set(forgetCheckoutAtom);
    store.set(forgetCardAtom);
    if (store.get(cartAtom) !== null) void store.set(reloadCartAtom);
  }, [store]);
}
