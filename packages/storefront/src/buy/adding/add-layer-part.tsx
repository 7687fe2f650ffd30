import "@store/product-ui/add-layer.css";
import { type AddResult, cartOperations } from "@store/contract/cart";
import { AddLayer } from "@store/product-ui/add-layer";
import { ProductCarousel } from "@store/product-ui/product-carousel";
import { checkoutClientAtom, toFieldResult } from "@store/shopper-state";
import { confirmsAttribute } from "@store/ui-kit/early-protocol";
import { useStore } from "jotai";
import { useLayoutEffect, useRef } from "react";
import { useFeed } from "../../web/rows/use-feed.ts";
import { useAddOns } from "./use-add-ons.ts";

export interface AddLayerPartProps {
  readonly added: AddResult;
  /** The SKU of the page, for recommendations. */
  readonly sku: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called when its script has loaded, before it is shown. */
  readonly onShow?: (() => void) | undefined;
}

const installationFailed = "We could not add the installation. You can try again, or add it in your cart.";

/** The popup after an add, with the calls that it makes. */
export function AddLayerPart({ added, sku, isOpen, onClose, onShow }: AddLayerPartProps) {
  const store = useStore();
  const { latest, ...addOns } = useAddOns(added);
  const row = useFeed("add-to-cart", sku);
  const items = row?.items.filter(({ name }) => !added.addOns.some((addOn) => addOn.name === name));
  async function addInstallation(id: string): Promise<string | null> {
    const reply = await store.get(checkoutClientAtom).call(cartOperations.restoreInstallationService, { id });
    const result = toFieldResult(reply, { fallback: installationFailed });
    return result.isSuccess ? null : result.message;
  }
  return (
    <>
      <Shown onShow={onShow} />
      <AddLayer
        added={added}
        cart={latest}
        isOpen={isOpen}
        onClose={onClose}
        cartUrl="/checkout/cart"
        addOns={addOns}
        onAddInstallation={addInstallation}
      >
        {items?.length === 0 ? null : (
          <ProductCarousel title={row?.title ?? "People Also Bought"} items={items} place="listing" />
        )}
      </AddLayer>
    </>
  );
}

/** Before the popup in the tree, and so in the order of effects: the popup remembers what has the focus. */
function Shown({ onShow }: Pick<AddLayerPartProps, "onShow">) {
  const latest = useRef(onShow);
  useLayoutEffect(() => {
    // The next adds need no dialog of the head.
    document.documentElement.setAttribute(confirmsAttribute, "");
    latest.current?.();
  }, []);
  return null;
}
