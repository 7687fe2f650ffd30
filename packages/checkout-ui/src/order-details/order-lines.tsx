import type { OrderLine } from "@store/contract/orders";
import type { Currency } from "@store/contract/shared";
import { ChoicePicture } from "@store/ui-kit/picture";
import { Price } from "@store/ui-kit/price";
import { DesignLines, sumTotals } from "../line-list/design-lines.tsx";
import { groupByDesign } from "../line-list/group-by-design.ts";
import { LineNotes } from "../line-list/line-notes.tsx";

export interface OrderLinesProps {
  readonly lines: readonly OrderLine[];
  readonly currency: Currency;
}

/** The lines of a placed order, those of a design under its name. */
export function OrderLines({ lines, currency }: OrderLinesProps) {
  const keyed = lines.map((line, index) => ({ line, key: `${line.sku}-${index}` }));
  return (
    <ul data-part="line-list">
      {groupByDesign(keyed, ({ line }) => line.design).map((group) =>
        group.kind === "line" ? (
          <OrderLineRow key={group.line.key} line={group.line.line} currency={currency} />
        ) : (
          <DesignLines
            key={group.design.id}
            name={group.design.name}
            total={sumTotals(group.lines.map(({ line }) => line.total))}
            currency={currency}
            editUrl={group.design.editUrl}
          >
            {group.lines.map(({ line, key }) => (
              <OrderLineRow key={key} line={line} currency={currency} isPiece />
            ))}
          </DesignLines>
        ),
      )}
    </ul>
  );
}

interface OrderLineRowProps {
  readonly line: OrderLine;
  readonly currency: Currency;
  /** Below the name of its design. */
  readonly isPiece?: boolean;
}

function OrderLineRow({ line, currency, isPiece = false }: OrderLineRowProps) {
  const { title, optionText, personalizationText, personalizationStyle, quantity, total, acceptedTerms } = line;
  return (
    <li data-part="small-line">
      <ChoicePicture shown={line} alt="" sizes="72px" />
      <div>
        {isPiece ? null : <p data-part="small-line-title">{title}</p>}
        {optionText ? <p data-part="soft">{optionText}</p> : null}
        {personalizationText ? (
          <p data-part="soft">{`“${personalizationText}”${personalizationStyle ? `, ${personalizationStyle}` : ""}`}</p>
        ) : null}
        <LineNotes {...line} />
        <p data-part="soft">{`Quantity ${quantity}`}</p>
        {acceptedTerms ? <AcceptedTerms {...acceptedTerms} /> : null}
      </div>
      <Price cents={total} currency={currency} />
    </li>
  );
}

/** The terms that the buyer has accepted, as they were then. */
function AcceptedTerms({ title, message }: NonNullable<OrderLine["acceptedTerms"]>) {
  return (
    <details>
      <summary>{`Accepted terms${title ? `: ${title}` : ""}`}</summary>
      <p>{message}</p>
    </details>
  );
}
