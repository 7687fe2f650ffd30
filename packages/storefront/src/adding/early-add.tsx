import type { AddResult } from "@store/contract/cart";
import { receiveCartCountAtom } from "@store/shopper-state";
import { useSetAtom } from "jotai";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { lazyPart } from "../lazy-part.ts";
import type { AddLayerPartProps } from "../pages/product/add-layer-part.tsx";

const AddLayerPart = lazyPart<AddLayerPartProps>(() =>
  import("../pages/product/add-layer-part.tsx").then((part) => part.AddLayerPart),
);

/** An add whose confirmation the loader shows. */
interface Early {
  readonly added: AddResult;
  readonly sku: string;
  readonly pathname: string;
  /** Takes the dialog away. */
  readonly remove: () => void;
}

/**
 * Takes the place of the dialog that the loader shows after an add before the application ran (`intent/add-early.ts`): its popup
 * has the extras, the installation and other products as well. If its script cannot be loaded, the dialog stays.
 */
export function EarlyAdd() {
  const [early, setEarly] = useState<Early | null>(null);
  const [isOpen, setIsOpen] = useState(true);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const receiveCount = useSetAtom(receiveCartCountAtom);

  const receive = useEffectEvent((added: AddResult) => {
    receiveCount(added.cartItemCount);
    // The cart shows the added line, too.
    if (pathname === "/checkout/cart") void revalidate();
  });
  useEffect(() => {
    function take(): void {
      const dialog = document.querySelector<HTMLDialogElement>("dialog[data-early-add]");
      if (dialog === null) return;
      const { earlyAdd = "", sku = "" } = dialog.dataset;
      const closed = new AbortController();
      // Closed before it is replaced: nothing takes its place.
      dialog.addEventListener("close", () => setEarly(null), { signal: closed.signal });
      const remove = () => {
        closed.abort();
        replaceAtOnce(dialog);
      };
      const added: AddResult = JSON.parse(earlyAdd);
      receive(added);
      setEarly({ added, sku, pathname: location.pathname, remove });
      setIsOpen(true);
    }
    take();
    const watch = new AbortController();
    const { signal } = watch;
    addEventListener("added", take, { signal });
    // The dialog's link led away, and Back shows the page without it.
    addEventListener("pageshow", ({ persisted }) => persisted && setEarly(null), { signal });
    return () => watch.abort();
  }, []);

  if (early === null) return null;
  // Another page does not show it, and neither does the way back.
  if (early.pathname !== pathname) setEarly(null);
  const { added, sku, remove } = early;
  return (
    <Suspense>
      <AddLayerPart added={added} sku={sku} isOpen={isOpen} onClose={() => setIsOpen(false)} onShow={remove} />
    </Suspense>
  );
}

/** Closes the dialog, which returns the focus, while the popup that takes its place is shown without fading in. */
function replaceAtOnce(dialog: HTMLDialogElement): void {
  const { dataset } = document.documentElement;
  dataset.instant = "";
  setTimeout(() => delete dataset.instant, 500);
  dialog.close();
}
