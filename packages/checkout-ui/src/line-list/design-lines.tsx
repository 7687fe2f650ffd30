import type { Currency } from "@store/contract/shared";
import { Price } from "@store/ui-kit/price";
import type { ReactNode } from "react";

export interface DesignLinesProps {
  readonly name: string;
  /** Cents. */
  readonly total: number;
  readonly currency: Currency;
  /** The rows of its pieces. */
  readonly children: ReactNode;
}

/** The pieces of a design in a list of lines, under its name and total. */
export function DesignLines({ name, total, currency, children }: DesignLinesProps) {
  return (
    <li data-part="design-lines">
      <p data-part="design-lines-head">
        <strong>{name}</strong>
        <Price cents={total} currency={currency} />
      </p>
      <ul data-part="line-list" aria-label={`Pieces of ${name}`}>
        {children}
      </ul>
    </li>
  );
}

export function sumTotals(totals: readonly number[]): number {
  return totals.reduce((sum, total) => sum + total, 0);
}
