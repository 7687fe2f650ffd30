import type { Product } from "@store/contract/catalog";
import { Button } from "@store/ui-kit/button";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { type ReactNode, useEffect, useRef } from "react";
import { isOutOfReach } from "../add-to-cart-form/is-out-of-reach.ts";

export interface BuyBarProps {
  readonly product: Pick<Product, "name" | "optionLabel" | "formattedPrice" | "deliveryStatus" | "kind">;
  /** The id of the add-to-cart form, whose button this one repeats. */
  readonly form: string;
  readonly busy?: boolean;
  /** Whether it is also shown before the form's own button comes into the screen, without scripts for good. */
  readonly isFromStart?: boolean;
  /** What its button says; the product is named for who hears it. */
  readonly children?: ReactNode;
}

/** Whatever is below the screen counts as on it: a jump past the button is a change, too. */
const below = "0px 0px 100000px";
/** Its own height: the button is seen completely when the bar goes. */
const above = "0px 0px -80px";

/**
 * Name, price and the add button at the bottom of a phone's screen after the form's own button has left it. It
 * submits that form with its quantity and text. It does not appear if an amount has to be selected first.
 */
export function BuyBar({ product, form, busy = false, isFromStart = false, children = "Add" }: BuyBarProps) {
  const bar = useShownWithout(form);
  if (product.kind === "donation" || isOutOfReach(product)) return null;
  const margin = isFromStart ? above : below;
  return (
    <div ref={bar} hidden={!isFromStart} data-part="buy-bar" data-margin={margin} data-print="hide">
      <p>
        <strong>{product.name}</strong>
        <span>{`${product.formattedPrice}${product.optionLabel ? `, ${product.optionLabel}` : ""}`}</span>
      </p>
      <Button type="submit" form={form} busy={busy} busyLabel="Adding…">
        <span>{children}</span> <VisuallyHidden>{`${product.name} to cart`}</VisuallyHidden>
      </Button>
    </div>
  );
}

/**
 * Shows the bar while the submit button of a form is outside of the screen and its margin. By its attribute, without a state:
 * before the application runs, another script may do it.
 */
function useShownWithout(form: string) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = document.getElementById(form)?.querySelector("[data-part=add-to-cart-row] button[type=submit]");
    if (!button || !bar.current || typeof IntersectionObserver === "undefined") return;
    const show = (entries: IntersectionObserverEntry[]) => {
      bar.current?.toggleAttribute("hidden", entries.at(-1)?.isIntersecting ?? true);
    };
    const observer = new IntersectionObserver(show, { rootMargin: bar.current.dataset.margin });
    observer.observe(button);
    return () => observer.disconnect();
  }, [form]);
  return bar;
}
