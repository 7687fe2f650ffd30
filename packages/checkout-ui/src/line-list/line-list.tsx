import type { CartLine, Currency } from "@store/contract/shared";
import { Picture } from "@store/ui-kit/picture";
import { Price } from "@store/ui-kit/price";
import type { ReactNode } from "react";

export interface LineListProps {
  readonly lines: readonly CartLine[];
  readonly currency: Currency;
  /** Additional content below a line. */
  readonly note?: (line: CartLine) => ReactNode;
  /** A field that replaces the quantity of a line. */
  readonly quantity?: ((line: CartLine) => ReactNode) | undefined;
}

/** Read-only lines; the quantity may be a field. */
export function LineList({ lines, currency, note, quantity: toField }: LineListProps) {
  return (
    <ul data-part="line-list">
      {lines.map((line) => {
        const { id, itemInfo, priceQuantityTotals } = line;
        const { quantity, total } = priceQuantityTotals;
        const field: ReactNode = toField?.(line);
        return (
          <li key={id} data-part="small-line">
            <Picture imagePath={itemInfo.imagePath} alt="" sizes="72px" />
            <div>
              <p data-part="small-line-title">{itemInfo.title}</p>
              {itemInfo.optionText ? <p data-part="soft">{itemInfo.optionText}</p> : null}
              {itemInfo.personalizationText ? <p data-part="soft">{`“${itemInfo.personalizationText}”`}</p> : null}
              {field ?? <p data-part="soft">{`Quantity ${quantity}`}</p>}
              {note?.(line)}
            </div>
            <Price cents={total} currency={currency} />
          </li>
        );
      })}
    </ul>
  );
}
