import type { CartLine, Currency } from "@store/contract/shared";
import { Picture } from "@store/ui-kit/picture";
import { Price } from "@store/ui-kit/price";

export interface LineListProps {
  readonly lines: readonly CartLine[];
  readonly currency: Currency;
}

/** Lines as they stand, to be read and not changed. */
export function LineList({ lines, currency }: LineListProps) {
  return (
    <ul data-part="line-list">
      {lines.map(({ id, itemInfo, priceQuantityTotals: { quantity, total } }) => (
        <li key={id} data-part="small-line">
          <Picture imagePath={itemInfo.imagePath} alt="" sizes="72px" />
          <div>
            <p data-part="small-line-title">{itemInfo.title}</p>
            {itemInfo.optionText ? <p data-part="soft">{itemInfo.optionText}</p> : null}
            {itemInfo.personalizationText ? <p data-part="soft">“{itemInfo.personalizationText}”</p> : null}
            <p data-part="soft">Quantity {quantity}</p>
          </div>
          <Price cents={total} currency={currency} />
        </li>
      ))}
    </ul>
  );
}
