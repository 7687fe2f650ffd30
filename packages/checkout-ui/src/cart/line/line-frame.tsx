import type { CartLine } from "@store/contract/shared";
import { StoreLink } from "@store/ui-kit/link";
import { Picture } from "@store/ui-kit/picture";
import type { ReactNode } from "react";

import { isDescriptionDisabled } from "./is-description-disabled.ts";

export interface LineFrameProps {
  readonly line: CartLine;
  readonly children: ReactNode;
}

/** The list item of a line in either list, with its state and picture. */
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

/** A line's picture as a second link to the item, hidden from screen readers because the title is the same link. */
function CartLinePicture({ line: { itemInfo, shippingDeliveryOptions } }: { readonly line: CartLine }) {
  const picture = <Picture imagePath={itemInfo.imagePath} alt="" sizes="(min-width: 60rem) 160px, 112px" />;
  if (isDescriptionDisabled(shippingDeliveryOptions.deliveryStatus))
    return <div data-part="cart-line-picture">{picture}</div>;
  return (
    <StoreLink href={itemInfo.navigateUrl} data-part="cart-line-picture" tabIndex={-1} aria-hidden="true">
      {picture}
    </StoreLink>
  );
}
