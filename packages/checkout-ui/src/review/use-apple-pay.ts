import type { CheckoutModel } from "@store/contract/checkout";
import { useStore } from "jotai";
import { useEffect, useRef, useState } from "react";
import type { AskedSheet, createApplePay, SheetAnswer } from "./apple-pay.ts";

const notLoadedText = "Apple Pay could not be loaded. Please try again, or choose another way to pay.";

/**
 * Apple Pay's sheet on a page whose button places the order: that of the review if Apple Pay is applied, or the sheet's own,
 * which skips the review. Few orders need its script.
 */
export function useApplePay(shown: CheckoutModel | null, { skipsReview }: { readonly skipsReview: boolean }) {
  const store = useStore();
  const part = useRef<ReturnType<typeof createApplePay>>(null);
  const asked = useRef<AskedSheet>(null);
  const [isOpen, setOpen] = useState(false);

  const pays = (model: CheckoutModel | null) =>
    model?.paymentData.isPaymentNeeded === true &&
    (skipsReview || model.paymentData.alternativePaymentsData.applied === "applePay");

  async function load() {
    const { createApplePay } = await import("./apple-pay.ts");
    part.current ??= createApplePay(store, { asksContact: skipsReview });
    return part.current;
  }

  const isNeeded = pays(shown);
  useEffect(() => {
    if (isNeeded) load().catch(() => {});
    return () => asked.current?.close();
  }, [isNeeded]);

  /** What the opened sheet answers; null if Apple Pay does not pay this order. */
  function open(model: CheckoutModel): Promise<SheetAnswer> | null {
    if (!pays(model)) return null;
    setOpen(true);
    const ask = (opener: NonNullable<typeof part.current>) => {
      asked.current = opener.open(model);
      return asked.current.answer;
    };
    const answer = part.current
      ? ask(part.current)
      : load().then(ask, (): SheetAnswer => ({ kind: "notice", notice: { kind: "alert", message: notLoadedText } }));
    return answer.finally(() => setOpen(false));
  }

  return { isOpen, open, close: () => asked.current?.close() };
}
