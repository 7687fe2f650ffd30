import type { Order } from "@store/contract/orders";
import type { Currency } from "@store/contract/shared";
import { Picture } from "@store/ui-kit/picture";
import { Price } from "@store/ui-kit/price";

export interface OrderLinesProps {
  readonly lines: Order["otherLines"];
  readonly currency: Currency;
}

/** The lines of a placed order. */
export function OrderLines({ lines, currency }: OrderLinesProps) {
  return (
    <ul data-part="line-list">
      {lines.map(
        ({ sku, title, imagePath, optionText, personalizationText, personalizationStyle, quantity, total }, index) => (
          <li key={`${sku}-${index}`} data-part="small-line">
            <Picture imagePath={imagePath} alt="" sizes="72px" />
            <div>
              <p data-part="small-line-title">{title}</p>
              {optionText ? <p data-part="soft">{optionText}</p> : null}
              {personalizationText ? (
                <p data-part="soft">{`“${personalizationText}”${personalizationStyle ? `, ${personalizationStyle}` : ""}`}</p>
              ) : null}
              <p data-part="soft">{`Quantity ${quantity}`}</p>
            </div>
            <Price cents={total} currency={currency} />
          </li>
        ),
      )}
    </ul>
  );
}
