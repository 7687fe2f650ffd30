import type { AddResult } from "@store/contract/cart";
import { findConfirmation, onAdded } from "@store/ui-kit/early-added";
import { instantAttribute } from "@store/ui-kit/early-protocol";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { AddLayerPart } from "./add-layer-part.tsx";

/** An add whose confirmation the head shows. */
interface Early {
  readonly dialog: HTMLDialogElement;
  readonly added: AddResult;
  readonly sku: string;
  readonly pathname: string;
  readonly shownAt: number;
}

/**
 * Takes the place of the dialog that the head shows after an add before the application ran: its popup
 * has the extras, the installation and other products as well. Not while the dialog is pressed, and the same control keeps the
 * focus.
 */
export function EarlyAdd() {
  const [early, setEarly] = useState<Early | null>(null);
  const [isOpen, setIsOpen] = useState(true);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();

  // The cart shows the added line, too.
  const refreshCart = useEffectEvent(() => pathname === "/checkout/cart" && void revalidate());
  useEffect(() => {
    function take(): void {
      const dialog = findConfirmation();
      if (dialog === null) return;
      if (dialog.matches(":active")) {
        addEventListener("pointerup", () => setTimeout(take), { once: true });
        return;
      }
      const { earlyAdd = "", sku = "" } = dialog.dataset;
      setEarly({ dialog, added: JSON.parse(earlyAdd), sku, pathname: location.pathname, shownAt: performance.now() });
      setIsOpen(true);
    }
    function hear(): void {
      refreshCart();
      take();
    }
    hear();
    const watch = new AbortController();
    const { signal } = watch;
    onAdded(hear, { signal });
    // The dialog's link led away, and Back shows the page without it.
    addEventListener("pageshow", ({ persisted }) => persisted && setEarly(null), { signal });
    return () => watch.abort();
  }, []);

  if (early === null) return null;
  // Another page does not show it, and neither does the way back.
  if (early.pathname !== pathname) setEarly(null);
  const { dialog, added, sku, shownAt } = early;
  return (
    <AddLayerPart
      key={shownAt}
      added={added}
      sku={sku}
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      onShow={() => replaceAtOnce(dialog)}
    />
  );
}

/** Closes the dialog, which returns the focus, while the popup that takes its place is shown without fading in. */
function replaceAtOnce(dialog: HTMLDialogElement): void {
  const { activeElement, documentElement } = document;
  documentElement.toggleAttribute(instantAttribute, true);
  setTimeout(() => documentElement.removeAttribute(instantAttribute), 500);
  dialog.close();
  if (activeElement === null || !dialog.contains(activeElement) || !activeElement.matches("a, button")) return;
  const nameOf = ({ ariaLabel, textContent }: Element) => ariaLabel ?? textContent;
  // The popup has opened by then.
  queueMicrotask(() => {
    const controls = document.querySelectorAll<HTMLElement>("dialog[data-part=popup]:modal :is(a, button)");
    [...controls].find((control) => nameOf(control) === nameOf(activeElement))?.focus();
  });
}
