import type { OrderSummary as Summary } from "@store/contract/shared";
import { SummaryRows, TotalRow } from "./summary-rows.tsx";
import { type SummaryKnowledge, toSummaryRows, toTenderRows, toTotalLabel } from "./to-summary-rows.ts";

export interface OrderSummaryProps extends SummaryKnowledge {
  readonly summary: Summary;
  /** A change is pending; the amounts are the previous ones. */
  readonly isSettling?: boolean;
  /** The order is placed: no amount is due, and the payments are shown elsewhere. */
  readonly isPlaced?: boolean;
}

/** The amounts as the service computed them. The total is announced when it changes. */
export function OrderSummary({
  summary,
  isTaxKnown,
  isTaxInPart = false,
  isShippingKnown = true,
  isSettling = false,
  isPlaced = false,
}: OrderSummaryProps) {
  const { currency, total, amountDue } = summary;
  const known = { isTaxKnown, isTaxInPart, isShippingKnown };
  const tenders = isPlaced ? [] : toTenderRows(summary);
  return (
    <dl data-part="summary-rows" data-settling={isSettling ? "" : undefined}>
      <SummaryRows rows={toSummaryRows(summary, known)} currency={currency} />
      <TotalRow label={toTotalLabel(summary, known)} cents={total} currency={currency} />
      <SummaryRows rows={tenders} currency={currency} />
      {tenders.length > 0 ? <TotalRow label="Left to pay" cents={amountDue} currency={currency} /> : null}
    </dl>
  );
}
