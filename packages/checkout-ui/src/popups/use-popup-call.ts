import type { CheckoutModel } from "@store/contract/checkout";
import type { Operation } from "@store/contract/operation";
import { checkoutClientAtom, receiveCheckoutAtom, reportFailureAtom } from "@store/shopper-state";
import { useStore } from "jotai";
import { useState } from "react";
import type { OwnPopupProps } from "./own-popup-props.ts";

/**
 * The call of a popup's button: null after a failure, which is logged and which the popup shows itself; and its close
 * function.
 */
export function usePopupCall({ onClose }: Pick<OwnPopupProps, "onClose">) {
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

  // A pending call cannot be aborted: the popup stays open until it ends.
  return { isBusy, call, close: () => (isBusy ? undefined : onClose()) };
}
