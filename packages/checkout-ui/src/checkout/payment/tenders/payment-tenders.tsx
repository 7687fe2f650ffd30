import type { CheckoutModel } from "@store/contract/checkout";
import { siteAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { PaymentLine } from "../../confirmation/payment-line.tsx";
import { toAppliedPayments } from "../to-applied-payments.ts";

export interface PaymentTendersProps {
  /** The checkout that the step shows. */
  readonly model: CheckoutModel;
}

/** What pays besides cards, above them: every applied tender with its part. */
export function PaymentTenders({ model }: PaymentTendersProps) {
  const { currency } = useAtomValue(siteAtom);
  return toAppliedPayments(model)
    .filter(({ kind }) => kind !== "card")
    .map((tender, index) => <PaymentLine key={index} payment={tender} currency={currency} />);
}
