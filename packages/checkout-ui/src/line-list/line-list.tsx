import type { CartLine, Currency } from "@store/contract/shared";
import { ChoicePicture } from "@store/ui-kit/picture";
import { Price } from "@store/ui-kit/price";
import type { ReactNode } from "react";
import { DesignLines, sumTotals } from "./design-lines.tsx";
import { groupByDesign } from "./group-by-design.ts";
import { LineNotes } from "./line-notes.tsx";

export interface LineListProps {
  readonly lines: readonly CartLine[];
  readonly currency: Currency;
  /** Additional content below a line. */
  readonly note?: (line: CartLine) => ReactNode;
  /** A field that replaces the quantity of a line. */
  readonly quantity?: ((line: CartLine) => ReactNode) | undefined;
}

/** Read-only lines, those of a design under its name; the quantity may be a field. */
export function LineList({ lines, currency, note, quantity: toField }: LineListProps) {
  const toRow = (line: CartLine, isPiece: boolean) => {
    const { id, itemInfo, priceQuantityTotals } = line;
    const { quantity, total } = priceQuantityTotals;
    const field: ReactNode = toField?.(line);
    return (
      <li key={id} data-part="small-line">
        <ChoicePicture shown={itemInfo} alt="" sizes="72px" />
        <div>
          {isPiece ? null : <p data-part="small-line-title">{itemInfo.title}</p>}
          {itemInfo.optionText ? <p data-part="soft">{itemInfo.optionText}</p> : null}
          {itemInfo.personalizationText ? <p data-part="soft">{`“${itemInfo.personalizationText}”`}</p> : null}
          <LineNotes {...itemInfo} />
          {field ?? <p data-part="soft">{`Quantity ${quantity}`}</p>}
          {note?.(line)}
        </div>
        <Price cents={total} currency={currency} />
      </li>
    );
  };
  return (
    <ul data-part="line-list">
      {groupByDesign(lines, ({ itemInfo }) => itemInfo.design).map((group) =>
        group.kind === "line" ? (
          toRow(group.line, false)
        ) : (
          <DesignLines
            key={group.design.id}
            name={group.design.name}
            total={sumTotals(group.lines.map((line) => line.priceQuantityTotals.total))}
            currency={currency}
          >
            {group.lines.map((line) => toRow(line, true))}
          </DesignLines>
        ),
      )}
    </ul>
  );
}

/** "3 items": quantities, not lines. */
export function toCountText(lines: readonly CartLine[]): string {
  const count = lines.reduce((sum, line) => sum + line.priceQuantityTotals.quantity, 0);
  return count === 1 ? "1 item" : `${count} items`;
}
