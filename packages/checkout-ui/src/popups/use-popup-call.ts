import type { CheckoutModel } from "@store/contract/checkout";
import type { Operation } from "@store/contract/operation";
import { checkoutClientAtom, receiveCheckoutAtom, reportFailureAtom } from "@store/shopper-state";
import { useStore } from "jotai";
import { useState } from "react";

/** The call of a popup's button: null after a failure, which is logged and which the popup tells itself. */
export function usePopupCall() {
  const store = useStore();
  const [isBusy, setIsBusy] = useState(false);

  async function call<Request, Reply extends { checkout?: CheckoutModel | undefined } | object>(
    operation: Operation<string, Request, Reply>,
    request: Request,
  ): Promise<Reply | null> {
    setIsBusy(true);
    const result = await store.get(checkoutClientAtom).call(operation, request);
    setIsBusy(false);
    if (!result.ok) {
      store.set(reportFailureAtom, result.failure, operation, { popup: "resetOnly" });
      return null;
    }
    if ("checkout" in result.value) store.set(receiveCheckoutAtom, result.value.checkout);
    return result.value;
  }

  return { isBusy, call };
}
