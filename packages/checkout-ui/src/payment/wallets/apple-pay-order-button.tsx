import { paymentNames } from "@store/contract/shared";
import { formatPrice } from "@store/price-format";
import { checkoutAtom, siteAtom } from "@store/shopper-state";
import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { useAtomValue, useStore } from "jotai";
import { useEffect, useId, useState } from "react";
import type { SettledReply } from "../../order-attempt/parse-order-reply.ts";
import { carriedReplyAtom, type SeenOrder } from "../../order-attempt/send-order.ts";
import type { UnapprovedReason } from "../../review/apple-pay.ts";
import { type ReviewNotice as Notice, noNotice } from "../../review/order-notice.ts";
import { ReviewNotice } from "../../review/review-notice.tsx";
import { toQuote } from "../../review/to-quote.ts";
import { usePlaceOrder } from "../../review/use-place-order.ts";
import { saveFailedText } from "../../step-work/step-outcome.ts";
import { useBusy } from "../../step-work/use-busy.ts";
import type { PageNavigation } from "../../steps/page-navigation.ts";
import { paymentStep, reviewStep } from "../../steps/step-table.ts";
import { typedTendersAtom } from "../../tenders/tender-data.ts";
import { settlingWalletAtom, type WalletEnd } from "../../wallets/chosen-wallet.ts";
import { walletTexts } from "./wallet-table.ts";

export interface ApplePayOrderButtonProps extends PageNavigation {
  /** The sheet has approved nothing: the text says why. */
  readonly onRefused: (text: string) => void;
  /** What it approved has no address that an order can have: the step asks for one. */
  readonly onBillingNeeded: (text: string) => void;
}

/**
 * Apple Pay's own button on the payment step, which places the order without the review. It says what the review would: the
 * total and the dates. What the shopper has to see first leads to the review, with the reason there. It is loaded when Apple
 * Pay is chosen.
 */
export function ApplePayOrderButton({ onRefused, onBillingNeeded, ...navigation }: ApplePayOrderButtonProps) {
  const store = useStore();
  const { currency, locale } = useAtomValue(siteAtom);
  const typed = useAtomValue(typedTendersAtom);
  const [isApplied, setApplied] = useState(false);
  const { isBusy: isApplying, run } = useBusy();
  const labelId = useId();

  /** The notice of a reply beside the button, or null for one that leads elsewhere by itself. */
  function onReply(reply: SettledReply, { oldCents, sheet }: SeenOrder): Notice | null {
    if (reply.kind === "placed" || reply.kind === "tripBookingFailed") return null;
    if (reply.kind === "declined") return { kind: "alert", message: reply.text };
    const message = reply.message ?? saveFailedText;
    if (reply.kind === "other" && (reply.url ?? paymentStep.path) === paymentStep.path) {
      if (!store.get(checkoutAtom)?.paymentData.billingDraft) return { kind: "alert", message };
      onBillingNeeded(message);
      return noNotice;
    }
    if (reply.kind === "other" && reply.url !== reviewStep.path) return null;
    // The review asks for the rest with the same consent, which no order has used.
    const consent = sheet && { nonce: sheet.nonce, deviceData: sheet.deviceData, quotedDue: sheet.quotedDue };
    const shown = reply.kind === "other" ? ({ kind: "basketChanged", message } as const) : reply;
    store.set(carriedReplyAtom, { reply: shown, oldCents, sheet: consent });
    void navigation.onGo(reviewStep.path);
    return noNotice;
  }

  const onUnapproved = (reason: UnapprovedReason) => onRefused(walletTexts[reason](paymentNames.applePay));
  const { model, isBusy, isSheetOpen, notice, place } = usePlaceOrder(navigation, { onReply, onUnapproved });

  // What was approved is ordered: a card that is chosen meanwhile would not pay.
  const isOrdering = isBusy && !isSheetOpen;
  useEffect(() => {
    if (!isOrdering) return;
    let finish = (_: WalletEnd) => {};
    const end = new Promise<WalletEnd>((resolve) => (finish = resolve));
    store.set(settlingWalletAtom, { kind: "applePay", end });
    return () => {
      store.set(settlingWalletAtom, null);
      finish({ kind: "ordered" });
    };
  }, [isOrdering]);

  if (!model?.paymentData.isPaymentNeeded) return null;
  const price = { currency, locale };
  const total = formatPrice(model.orderSummary.amountDue, price);
  // An address is asked for first, and then reviewed.
  if (model.paymentData.billingDraft) return null;
  const dates = [...new Set(toQuote(model).quotedEstimates)];

  /** A typed code changes the total, which has to be seen before it is approved: a second press opens the sheet. */
  async function applyTyped(): Promise<void> {
    for (const apply of typed.values()) if (!(await apply())) return;
    setApplied(true);
  }

  function press(): void {
    setApplied(false);
    if (typed.size > 0) void run(applyTyped);
    else if (model) void place(model);
  }

  return (
    <div data-part="wallet-order" data-with-scripts="">
      <ReviewNotice notice={notice} totalCents={model.orderSummary.total} price={price} />
      {isApplied ? (
        <Alert tone="info">{`Applied. ${total} is left to pay: press the button again to order.`}</Alert>
      ) : null}
      <p id={labelId}>
        <strong>{`Order now for ${total}`}</strong>
        {dates.map((date) => (
          <span key={date}>{date}</span>
        ))}
      </p>
      <Button
        variant="secondary"
        data-wallet="applePay"
        busy={isBusy || isApplying}
        busyLabel={isSheetOpen ? "Waiting for Apple Pay" : "Placing your order"}
        aria-describedby={labelId}
        onClick={press}
      >
        Buy with Apple Pay
      </Button>
    </div>
  );
}
