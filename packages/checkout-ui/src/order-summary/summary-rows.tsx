import type { Currency } from "@store/contract/shared";
import { Price } from "@store/ui-kit/price";
import type { SummaryRow } from "./to-summary-rows.ts";

/** The rows of a summary, each with its amount or text. */
export function SummaryRows({ rows, currency }: { readonly rows: readonly SummaryRow[]; readonly currency: Currency }) {
  return rows.map(({ label, amount }) => (
    <div key={label} data-part="summary-row">
      <dt>{label}</dt>
      <dd>{typeof amount === "string" ? amount : <Price cents={amount} currency={currency} />}</dd>
    </div>
  ));
}

export interface TotalRowProps {
  readonly label: string;
  readonly cents: number;
  readonly currency: Currency;
}

/** The sum of the rows above, announced when it changes. */
export function TotalRow({ label, cents, currency }: TotalRowProps) {
  return (
    <div data-part="summary-row" data-total="">
      <dt>{label}</dt>
      <dd aria-live="polite" aria-atomic="true">
        <Price cents={cents} currency={currency} />
      </dd>
    </div>
  );
}
