import type { Product } from "@store/contract/catalog";
import { Button } from "@store/ui-kit/button";
import { VisuallyHidden } from "@store/ui-kit/visually-hidden";
import { useEffect, useRef } from "react";
import { isOutOfReach } from "../add-to-cart-form/is-out-of-reach.ts";

export interface BuyBarProps {
  readonly product: Pick<Product, "name" | "optionLabel" | "formattedPrice" | "deliveryStatus" | "kind">;
  /** The id of the add-to-cart form, whose button this one repeats. */
  readonly form: string;
  readonly busy?: boolean;
}

/**
 * Name, price and the add button at the bottom of a phone's screen after the form's own button has left it. It
 * submits that form with its quantity and text. It does not appear if an amount has to be selected first.
 */
export function BuyBar({ product, form, busy = false }: BuyBarProps) {
  const bar = useShownPast(form);
  if (product.kind === "donation" || isOutOfReach(product)) return null;
  return (
    <div ref={bar} hidden data-part="buy-bar" data-print="hide">
      <p>
        <strong>{product.name}</strong>
        <span>{`${product.formattedPrice}${product.optionLabel ? `, ${product.optionLabel}` : ""}`}</span>
      </p>
      <Button type="submit" form={form} busy={busy} busyLabel="Adding…">
        Add <VisuallyHidden>{`${product.name} to cart`}</VisuallyHidden>
      </Button>
    </div>
  );
}

/**
 * Shows the bar while the submit button of a form is above the screen. By its attribute, without a state: before the
 * application runs, another script may do it.
 */
function useShownPast(form: string) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = document.getElementById(form)?.querySelector("[data-part=add-to-cart-row] button[type=submit]");
    if (!button || typeof IntersectionObserver === "undefined") return;
    // Whatever is below the screen counts as on it: a jump past the button is a change, too.
    const show = (entries: IntersectionObserverEntry[]) => {
      const entry = entries.at(-1);
      bar.current?.toggleAttribute("hidden", !entry || entry.isIntersecting || entry.boundingClientRect.top >= 0);
    };
    const observer = new IntersectionObserver(show, { rootMargin: "0px 0px 100000px" });
    observer.observe(button);
    return () => observer.disconnect();
  }, [form]);
  return bar;
}
