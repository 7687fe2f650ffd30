import type { CheckoutModel } from "@store/contract/checkout";
import { useStore } from "jotai";
import { useEffect, useRef, useState } from "react";
import { notLoadedText } from "../popups/not-loaded.tsx";
import type { AskedSheet, createApplePay, SheetAnswer } from "./apple-pay.ts";

const notLoaded: SheetAnswer = {
  kind: "unapproved",
  reason: "lost",
  notice: { kind: "alert", message: notLoadedText },
};

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
    setOpen(pays(model));
    if (!pays(model)) return null;
    const ask = (opener: NonNullable<typeof part.current>) => {
      asked.current = opener.open(model);
      return asked.current.answer;
    };
    const answer = part.current ? ask(part.current) : load().then(ask, () => notLoaded);
    void answer.then(({ kind }) => kind === "approved" && setOpen(false));
    return answer;
  }

  return {
    /** From a press until something is approved; what comes of the press may end before. */
    isOpen,
    open,
    close: () => asked.current?.close(),
  };
}
