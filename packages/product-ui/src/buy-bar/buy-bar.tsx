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
  /** What its button says; the product is named for who hears it. */
  readonly children?: ReactNode;
}

/** Its own height: the button is seen completely when the bar goes. */
const margin = "0px 0px -80px";

/**
 * Name, price and the add button at the bottom of a phone's screen while the form's own button is outside of it, without
 * scripts for good. It submits that form with its quantity and text. It does not appear if an amount has to be selected first.
 */
export function BuyBar({ product, form, busy = false, children = "Add" }: BuyBarProps) {
  const bar = useShownWithout(form);
  if (product.kind === "donation" || isOutOfReach(product)) return null;
  return (
    <div ref={bar} data-part="buy-bar" data-margin={margin} data-print="hide">
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
