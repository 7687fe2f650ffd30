import type { SpecialOrderProduct } from "@store/contract/special-order";
import type { GetSpecialOrderProduct } from "@store/contract/special-order/requests";
import { useEffect, useReducer, useRef } from "react";
import { type Chosen, toOptions, toSelectionChoices } from "./order-selection.ts";
import { beginOrder, type Material, reduceOrder } from "./order-state.ts";

/** Loads the product with a selection; null if that failed. */
export type LoadSpecialOrder = (
  request: GetSpecialOrderProduct,
  signal: AbortSignal,
) => Promise<SpecialOrderProduct | null>;

export interface SpecialOrderOptions {
  readonly product: SpecialOrderProduct;
  readonly material?: Material | undefined;
  /** What a refused form has sent: the text of its selection, and the quantity. */
  readonly sent?: { readonly choices: string; readonly quantity: number } | null;
  readonly loadProduct: LoadSpecialOrder;
  /** Shows the address of the selection after each load [SPEC-02]. */
  readonly onUrl?: ((url: string) => void) | undefined;
}

/** A special order that loads the product when the last option is chosen, and after each later change. */
export function useSpecialOrder({ product, material, sent, loadProduct, onUrl }: SpecialOrderOptions) {
  const [state, dispatch] = useReducer(reduceOrder, null, () =>
    beginOrder(product, material, toSent(sent?.choices ?? "")),
  );
  const latest = useRef({ loadProduct, onUrl, state });
  useEffect(() => {
    latest.current = { loadProduct, onUrl, state };
  });
  const { wanted } = state;
  useEffect(() => {
    if (!wanted) return;
    const { loadProduct: load, state: now } = latest.current;
    const controller = new AbortController();
    const { browseDto, sku } = now.product;
    const request = {
      sku,
      choices: JSON.stringify(toSelectionChoices(toOptions(browseDto.choiceGroups), now)),
      sortType: "",
      outputCacheString: browseDto.outputCacheString,
      isFabricPopup: false,
      ...(wanted.isMaterialToggle && { isMaterialToggle: true }),
    };
    void load(request, controller.signal).then((loaded) => {
      // A later press has asked again.
      if (controller.signal.aborted) return;
      if (!loaded) return dispatch({ type: "failed" });
      dispatch({ type: "loaded", product: loaded });
      latest.current.onUrl?.(loaded.superSpecialOrder.url);
    });
    return () => controller.abort();
  }, [wanted]);
  return { state, dispatch };
}

/** The choices of a text (AMB-246), by their options; those that are none are ignored later. */
function toSent(choices: string): Chosen {
  return Object.fromEntries(choices.split("~").map((part) => part.split(".", 2)));
}
