import type { Call } from "@store/checkout-client";
import type { CheckoutModel } from "@store/contract/checkout";
import { type ReportOptions, reportFailureAtom } from "@store/shopper-state";
import { useStore } from "jotai";
import { toReceivingCall } from "./to-receiving-call.ts";
import { useBusy } from "./use-busy.ts";

/**
 * Sends one call: null after a failure, which the common handler has reported; otherwise the reply, after storing its
 * model.
 */
export type ReportingCall = <Request, Reply extends { checkout?: CheckoutModel | undefined } | object>(
  operation: Call<Request, Reply>,
  request: Request,
  options?: Pick<ReportOptions, "onStay">,
) => Promise<Reply | null>;

/** Runs the action of a button, one at a time. After a network failure "Try Again" runs the whole action again. */
export function useStepWork() {
  const store = useStore();
  const { isBusy, run: runOnce } = useBusy();

  function run(work: (call: ReportingCall) => Promise<void>): Promise<void> {
    const send = toReceivingCall(store);
    const call: ReportingCall = async (operation, request, { onStay } = {}) => {
      const result = await send(operation, request);
      if (result.ok) return result.value;
      store.set(reportFailureAtom, result.failure, operation, { retry: () => void run(work), onStay });
      return null;
    };
    return runOnce(() => work(call));
  }

  return { isBusy, run };
}
