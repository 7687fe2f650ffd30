import type { Call } from "@store/checkout-client";
import type { CheckoutModel } from "@store/contract/checkout";
import { checkoutClientAtom, type ReportOptions, receiveCheckoutAtom, reportFailureAtom } from "@store/shopper-state";
import { useStore } from "jotai";
import { useRef, useState } from "react";

/** Sends one call of a step: null after a failure, which the common handler has taken; else the reply, its model received. */
export type StepCall = <Request, Reply extends { checkout?: CheckoutModel | undefined } | object>(
  operation: Call<Request, Reply>,
  request: Request,
  options?: Pick<ReportOptions, "onStay">,
) => Promise<Reply | null>;

/**
 * Runs what a button of a step does, once at a time: a second press while it runs does nothing. After a failure of the
 * network "Try Again" runs the whole of it again (AMB-015).
 */
export function useStepWork() {
  const store = useStore();
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);

  async function run(work: (call: StepCall) => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    const call: StepCall = async (operation, request, { onStay } = {}) => {
      const result = await store.get(checkoutClientAtom).call(operation, request);
      if (!result.ok) {
        store.set(reportFailureAtom, result.failure, operation, { retry: () => void run(work), onStay });
        return null;
      }
      if ("checkout" in result.value) store.set(receiveCheckoutAtom, result.value.checkout);
      return result.value;
    };
    try {
      await work(call);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  return { isBusy, run };
}
