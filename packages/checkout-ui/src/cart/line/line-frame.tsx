import type { CartLine } from "@store/contract/shared";
import { StoreLink } from "@store/ui-kit/link";
import { ChoicePicture, ShownIn } from "@store/ui-kit/picture";
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

/**
 * A line's picture as a second link to the item, hidden from screen readers because the title is the same link; what it
 * shows is heard.
 */
function CartLinePicture({ line: { itemInfo, shippingDeliveryOptions } }: { readonly line: CartLine }) {
  const { shownIn, ...shown } = itemInfo;
  const picture = <ChoicePicture shown={shown} alt="" sizes="(min-width: 60rem) 160px, 112px" />;
  return (
    <div data-part="cart-line-picture">
      {isDescriptionDisabled(shippingDeliveryOptions.deliveryStatus) ? (
        picture
      ) : (
        <StoreLink href={itemInfo.navigateUrl} tabIndex={-1} aria-hidden="true">
          {picture}
        </StoreLink>
      )}
      <ShownIn choice={shownIn} />
    </div>
  );
}
