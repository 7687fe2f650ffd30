import { type AddResult, cartOperations } from "@store/contract/cart";
import { loggingOperations } from "@store/contract/logging";
import type { AddLayerProps } from "@store/product-ui/add-layer";
import { checkoutClientAtom, receiveCartCountAtom } from "@store/shopper-state";
import { useStore } from "jotai";
import { useState } from "react";

type AddOns = AddLayerProps["addOns"] & {
  /** The latest reply: the added items', or an add-on's with its new count and subtotal. */
  readonly latest: AddResult;
};

/** The add-ons of a confirmation: one of each can be added. A failure is logged and not shown. */
export function useAddOns(added: AddResult): AddOns {
  const store = useStore();
  const fresh = { added, latest: added, addedSkus: [] as readonly string[], pendingSku: null as string | null };
  const [state, setState] = useState(fresh);
  if (state.added !== added) setState(fresh);
  const { latest, addedSkus, pendingSku } = state;

  async function add(sku: string): Promise<void> {
    if (pendingSku !== null) return;
    setState((old) => ({ ...old, pendingSku: sku }));
    const client = store.get(checkoutClientAtom);
    const result = await client.call(cartOperations.addItems, { items: [{ Sku: sku, Quantity: 1 }] });
    if (result.ok && result.value.isSuccess) {
      const latest = result.value;
      store.set(receiveCartCountAtom, latest.cartItemCount);
      setState((old) => ({ ...old, latest, addedSkus: [...old.addedSkus, sku], pendingSku: null }));
      return;
    }
    setState((old) => ({ ...old, pendingSku: null }));
    void client.call(loggingOperations.log, { message: `The add-on ${sku} was not added.`, level: "warn" });
  }
  return { latest, addedSkus, pendingSku, add };
}
