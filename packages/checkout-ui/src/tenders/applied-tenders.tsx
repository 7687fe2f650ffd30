import type { CheckoutModel } from "@store/contract/checkout";
import { checkoutAtom, siteAtom } from "@store/shopper-state";
import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { Price } from "@store/ui-kit/price";
import { useAtomValue } from "jotai";
import { useContext, useState } from "react";
import type { TenderSection } from "../step-work/step-outcome.ts";
import type { TenderCommandName } from "./tender-commands.ts";
import { TenderDataContext, tenderIntent } from "./tender-data.ts";
import { useTenderCommand } from "./use-tender-command.ts";

interface AppliedTender {
  readonly section: TenderSection;
  readonly command: TenderCommandName;
  readonly reference: string;
  readonly name: string;
  /** The amount that it pays, in cents; null for a promo code. */
  readonly amount: number | null;
}

/** Everything that is applied besides cards, in payment order. */
function toAppliedTenders({ paymentData, orderSummary }: CheckoutModel): AppliedTender[] {
  const { rewardsData, tenderCodesData } = paymentData;
  // The first certificate pays first; the last may be worth more than the rest.
  let leftCents = orderSummary.rewardsTotal;
  const certificates = rewardsData.certificates
    .filter(({ isApplied }) => isApplied)
    .map(({ certificateNumber, reference, amount }): AppliedTender => {
      const paidCents = Math.min(amount, leftCents);
      leftCents -= paidCents;
      const name = `Reward certificate ending in ${certificateNumber.slice(-4)}`;
      return { section: "certificate", command: "removeCertificate", reference, name, amount: paidCents };
    });
  const giftCards = tenderCodesData.giftCards.map(({ number, reference, appliedAmount }): AppliedTender => {
    const name = `Gift card ending in ${number.slice(-4)}`;
    return { section: "giftCard", command: "removeGiftCard", reference, name, amount: appliedAmount };
  });
  const codes = tenderCodesData.tenderCodes.map(({ number, reference, appliedAmount }): AppliedTender => {
    const name = `Store credit ending in ${number.slice(-4)}`;
    return { section: "tenderCode", command: "removeTenderCode", reference, name, amount: appliedAmount };
  });
  const promo = tenderCodesData.promo;
  const name = promo ? `Promo code ${promo.code}` : "";
  const promos: AppliedTender[] = promo
    ? [{ section: "promo", command: "removePromo", reference: "", name, amount: null }]
    : [];
  return [...certificates, ...giftCards, ...codes, ...promos];
}

/** The applied tenders, each with its amount and a button to remove it, and the remaining amount. */
export function AppliedTenders() {
  const model = useAtomValue(checkoutAtom);
  const { currency } = useAtomValue(siteAtom);
  const { errors } = useContext(TenderDataContext);
  const [error, setError] = useState(errors?.applied ?? "");
  const { isBusy, send } = useTenderCommand((outcome) =>
    setError(outcome.kind === "invalid" ? (outcome.errors?.applied ?? "") : ""),
  );
  if (model === null) return null;

  function remove({ section, command, reference }: AppliedTender): void {
    // The button has disappeared with its tender.
    const onDone = () => document.querySelector<HTMLElement>(`#tender-${section} > summary`)?.focus();
    void send(command, { argument: reference, onDone });
  }

  return (
    <div data-part="applied-tenders">
      {error ? <Alert tone="error">{error}</Alert> : null}
      <ul>
        {toAppliedTenders(model).map((tender) => (
          <li key={`${tender.section} ${tender.reference}`} data-part="payment-line">
            <p data-part="applied-card">
              <span>{tender.name}</span>{" "}
              <Button
                {...tenderIntent("applied", tender.command, tender.reference)}
                variant="quiet"
                aria-label={`Remove ${tender.name}`}
                disabled={isBusy}
                onClick={(event) => {
                  event.preventDefault();
                  remove(tender);
                }}
              >
                Remove
              </Button>
            </p>
            {tender.amount === null ? null : <Price cents={tender.amount} currency={currency} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
