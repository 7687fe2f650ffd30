import type { UnavailableItem } from "@store/contract/checkout";
import { siteAtom } from "@store/shopper-state";
import { ChoicePicture } from "@store/ui-kit/picture";
import { Price } from "@store/ui-kit/price";
import { useAtomValue } from "jotai";
import type { Ref } from "react";

export interface UnavailableItemsProps {
  readonly items: readonly UnavailableItem[];
  /** For the focus: the items are read before the button that removes them. */
  readonly ref?: Ref<HTMLUListElement>;
}

/** The items that cannot be ordered, each with its reason. */
export function UnavailableItems({ items, ref }: UnavailableItemsProps) {
  const { currency } = useAtomValue(siteAtom);
  return (
    <ul data-part="line-list" ref={ref} tabIndex={-1}>
      {items.map(({ sku, title, currentPrice, quantity, availabilityMessage, edd, ...shown }, index) => (
        // Two lines may have the same item, one shipped and one picked up.
        <li key={`${sku}-${index}`} data-part="small-line">
          <ChoicePicture shown={shown} alt="" sizes="72px" />
          <div>
            <p data-part="small-line-title">{title}</p>
            <p data-part="soft">{`SKU ${sku}`}</p>
            <p data-part="soft">
              <Price cents={currentPrice} currency={currency} /> each, quantity <span>{quantity}</span>
            </p>
            <p data-part="unavailable-reason">{availabilityMessage}</p>
            {edd?.message ? <p data-part="soft">{edd.message}</p> : null}
          </div>
          <p>
            <span data-part="visually-hidden">Total </span>
            <Price cents={currentPrice * quantity} currency={currency} />
          </p>
        </li>
      ))}
    </ul>
  );
}
