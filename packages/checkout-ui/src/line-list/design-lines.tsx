import type { Currency } from "@store/contract/shared";
import { StoreLink } from "@store/ui-kit/link";
import { Price } from "@store/ui-kit/price";
import type { ReactNode } from "react";

export interface DesignLinesProps {
  readonly name: string;
  /** Cents. */
  readonly total: number;
  readonly currency: Currency;
  /** The planner with this design; omitted where it is not offered. */
  readonly editUrl?: string | undefined;
  /** The rows of its pieces. */
  readonly children: ReactNode;
}

/** The pieces of a design in a list of lines, under its name and total. */
export function DesignLines({ name, total, currency, editUrl, children }: DesignLinesProps) {
  return (
    <li data-part="design-lines">
      <p data-part="design-lines-head">
        <strong>{name}</strong>
        <Price cents={total} currency={currency} />
      </p>
      {editUrl ? (
        <p data-part="soft" data-print="hide">
          <StoreLink href={editUrl} aria-label={`Edit this design: ${name}`}>
            Edit this design
          </StoreLink>
        </p>
      ) : null}
      <ul data-part="line-list" aria-label={`Pieces of ${name}`}>
        {children}
      </ul>
    </li>
  );
}

export function sumTotals(totals: readonly number[]): number {
  return totals.reduce((sum, total) => sum + total, 0);
}
