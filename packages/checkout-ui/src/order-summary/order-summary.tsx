import type { OrderSummary as Summary } from "@store/contract/shared";
import { Price } from "@store/ui-kit/price";
import { type SummaryKnowledge, toSummaryRows } from "./to-summary-rows.ts";

export interface OrderSummaryProps extends SummaryKnowledge {
  readonly summary: Summary;
  /** A change is on its way to the service; the amounts are the ones before it. */
  readonly isSettling?: boolean;
}

/** What the shopper pays, as the service computed it. The total is announced when it changes. */
export function OrderSummary({ summary, isTaxKnown, isShippingKnown = true, isSettling = false }: OrderSummaryProps) {
  const { currency } = summary;
  const total = summary.tendersTotal === 0 ? summary.total : summary.amountDue;
  const isTaxIn = isTaxKnown || summary.isTaxExempt;
  const totalLabel = isTaxIn ? (isShippingKnown ? "Total" : "Total before shipping") : "Total before tax";
  return (
    <dl data-part="summary-rows" data-settling={isSettling ? "" : undefined}>
      {toSummaryRows(summary, { isTaxKnown, isShippingKnown }).map(({ label, amount }) => (
        <div key={label} data-part="summary-row">
          <dt>{label}</dt>
          <dd>{typeof amount === "string" ? amount : <Price cents={amount} currency={currency} />}</dd>
        </div>
      ))}
      <div data-part="summary-row" data-total="">
        <dt>{totalLabel}</dt>
        <dd aria-live="polite" aria-atomic="true">
          <Price cents={total} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
