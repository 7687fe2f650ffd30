import type { Order } from "@store/contract/orders";
import type { Currency } from "@store/contract/shared";
import { Price } from "@store/ui-kit/price";
import { AppliedCard } from "./applied-card.tsx";
import type { AppliedPayment } from "./to-applied-payments.ts";

type Payment = Order["payments"][number] | AppliedPayment;

/** The names of payments besides cards. */
const names = {
  giftCard: "Gift card",
  tenderCode: "Store credit",
  certificate: "Reward certificate",
  applePay: "Apple Pay",
  payPal: "PayPal",
  venmo: "Venmo",
  visaCheckout: "Visa Checkout",
  masterpass: "Masterpass",
} as const satisfies Record<Exclude<Payment["kind"], "card">, string>;

/** A payment of an order with its amount: "Gift card ending in 3017". A wallet has no number. */
export function PaymentLine({ payment, currency }: { payment: Payment; currency: Currency }) {
  const { kind, type, lastFour, amount, ...expiry } = payment;
  return (
    <div data-part="payment-line">
      {kind === "card" ? (
        <AppliedCard card={{ type: type ?? "Unspecified", lastFour, ...expiry }} />
      ) : (
        <p data-part="applied-card">{isNumbered(kind) ? `${names[kind]} ending in ${lastFour}` : names[kind]}</p>
      )}
      <Price cents={amount} currency={currency} />
    </div>
  );
}

function isNumbered(kind: Payment["kind"]): boolean {
  return kind === "giftCard" || kind === "tenderCode" || kind === "certificate";
}
