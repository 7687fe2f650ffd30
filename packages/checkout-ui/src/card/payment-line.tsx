import type { Order } from "@store/contract/orders";
import { type Currency, toPaymentName } from "@store/contract/shared";
import { Price } from "@store/ui-kit/price";
import { AppliedCard } from "./applied-card.tsx";
import type { AppliedPayment } from "./to-applied-payments.ts";

type Payment = Order["payments"][number] | AppliedPayment;

/** A payment of an order with its amount: "Gift card ending in 3017". A wallet has its payer instead. */
export function PaymentLine({ payment, currency }: { payment: Payment; currency: Currency }) {
  const { kind, type, lastFour, payer, amount, ...expiry } = payment;
  return (
    <div data-part="payment-line">
      {kind === "card" ? (
        <AppliedCard card={{ type: type ?? "Unspecified", lastFour, ...expiry }} />
      ) : (
        <p data-part="applied-card">
          {payer ? `${toPaymentName({ kind, lastFour })}, ${payer}` : toPaymentName({ kind, lastFour })}
        </p>
      )}
      <Price cents={amount} currency={currency} />
    </div>
  );
}
