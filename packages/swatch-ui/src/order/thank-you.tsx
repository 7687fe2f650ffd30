import { type ReactNode, useEffect, useRef } from "react";
import type { SwatchShop } from "../swatch.ts";
import { toDeliveryPromise } from "../swatch-properties.ts";

export interface ThankYouProps {
  readonly shop: SwatchShop;
  /** The heading instead of the page's own; null if the container has one, such as a popup's title. */
  readonly heading?: ReactNode;
  /** What follows, such as a link or a close button. */
  readonly children?: ReactNode;
}

/** Shown after a swatch order: thanks, and when the swatches arrive. It takes the focus from the form. */
export function ThankYou({ shop, heading = <h1>Thank You!</h1>, children }: ThankYouProps) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div data-part="swatch-thanks">
      {heading}
      <p ref={message} tabIndex={-1}>
        {toDeliveryPromise(shop)}
      </p>
      {children}
    </div>
  );
}
