import type { CartLine } from "@store/contract/shared";
import type { ReactNode } from "react";
import { CartLinePicture } from "./cart-line-picture.tsx";
import { isDescriptionDisabled } from "./is-description-disabled.ts";

export interface LineFrameProps {
  readonly line: CartLine;
  readonly children: ReactNode;
}

/** What both lists' lines stand in: their place in the list, the state they are drawn by, and their picture. */
export function LineFrame({ line, children }: LineFrameProps) {
  const isUnavailable = isDescriptionDisabled(line.shippingDeliveryOptions.deliveryStatus);
  return (
    <li
      data-part="cart-line"
      data-unavailable={isUnavailable ? "" : undefined}
      data-removed={line.isRemoved ? "" : undefined}
    >
      <CartLinePicture line={line} />
      {children}
    </li>
  );
}
