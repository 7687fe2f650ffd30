import type { CheckoutModel } from "@store/contract/checkout";
import type { CartLine } from "@store/contract/shared";
import { cartAlertText, cartCalls, checkoutAtom, toFieldResult } from "@store/shopper-state";
import { readControl } from "@store/ui-kit/use-form";
import { useStore } from "jotai";
import { useEffect, useRef, useState } from "react";
import { checkQuantity } from "../../cart/line/check-quantity.ts";
import { arrivalAlertAtom } from "../step-work/arrival-alert.ts";
import { checkoutCalls } from "../step-work/checkout-calls.ts";
import type { StepCall } from "../step-work/step-outcome.ts";
import { useStepWork } from "../step-work/use-step-work.ts";
import { furthestPath, mayOpenStep } from "../steps/furthest-step.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { reviewStep } from "../steps/step-table.ts";
import type { ReviewNotice } from "./order-notice.ts";

/** The name of a line's quantity in the form of the review. */
export const quantityName = (lineId: string) => `quantity.${lineId}`;
/** The name of the field that holds it as the form was drawn. */
export const drawnName = (lineId: string) => `drawn.${lineId}`;
/** What the button says that saves quantities where no script runs. */
export const updateQuantities = "updateQuantities";

const unpaidText = "Your total has changed. Please choose how you pay it.";

const listLines = (model: CheckoutModel | null): readonly CartLine[] =>
  model?.shippingOptions.recipients.flatMap(({ shipments }) => shipments.flatMap(({ lineItems }) => lineItems)) ?? [];

/**
 * The quantities of the order, saved as they are changed: one after another, the newest of a line alone. The total follows
 * each, and where it is no longer paid the payment step comes first.
 */
export function useQuantities(model: CheckoutModel | null, { onGo }: Pick<PageNavigation, "onGo">) {
  const store = useStore();
  const { isBusy, run } = useStepWork();
  const wanted = useRef(new Map<string, number>());
  const [shown, setShown] = useState<Readonly<Record<string, number>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  function change(id: string, quantity: number): void {
    wanted.current.set(id, quantity);
    setShown((before) => ({ ...before, [id]: quantity }));
    setErrors(({ [id]: _, ...others }) => others);
    void run(async (call) => {
      const giveUp = () => wanted.current.clear();
      while (wanted.current.size > 0) {
        for (const [lineId, count] of wanted.current) {
          const reply = await call(cartCalls.updateItem, { id: lineId, quantity: count }, { onStay: giveUp });
          if (reply === null) return setShown({});
          if (!reply.isSuccess) setErrors((before) => ({ ...before, [lineId]: reply.message || cartAlertText }));
          if (wanted.current.get(lineId) === count) wanted.current.delete(lineId);
        }
        await call(checkoutCalls.refreshCheckout, {});
      }
      setShown({});
      const current = store.get(checkoutAtom);
      if (mayOpenStep(current, reviewStep.index)) return;
      store.set(arrivalAlertAtom, unpaidText);
      await onGo(furthestPath(current));
    });
  }

  // What was typed before the page's script ran.
  useEffect(() => {
    for (const { id, priceQuantityTotals } of listLines(model)) {
      const typed = readControl(quantityName(id));
      if (typed === null || typed === String(priceQuantityTotals.quantity)) continue;
      if (checkQuantity(typed) === null) change(id, Number(typed));
    }
  }, []);

  return {
    isBusy,
    change,
    quantityOf: ({ id, priceQuantityTotals }: CartLine) => shown[id] ?? priceQuantityTotals.quantity,
    errorOf: ({ id }: CartLine) => errors[id],
  };
}

export type Quantities = ReturnType<typeof useQuantities>;

interface QuantityForm {
  readonly call: StepCall;
  readonly read: (name: string) => string | null;
  /** Of all its fields. */
  readonly names: readonly string[];
}

/**
 * Saves the quantities of the review's form that are not as it was drawn. Answers whether there were any, or why one was
 * refused: an order is never placed with another quantity than the one that was typed.
 */
export async function submitQuantities({ call, read, names }: QuantityForm): Promise<boolean | ReviewNotice> {
  let isChanged = false;
  for (const name of names.filter((each) => each.startsWith(quantityName("")))) {
    const id = name.slice(quantityName("").length);
    const typed = read(name) ?? "";
    if (typed === read(drawnName(id))) continue;
    const message = checkQuantity(typed) ?? (await saveQuantity(call, { id, quantity: Number(typed) }));
    if (message) return { kind: "alert", message };
    isChanged = true;
  }
  return isChanged;
}

/** Why a quantity could not be saved; null when it was. */
async function saveQuantity(call: StepCall, request: { id: string; quantity: number }): Promise<string | null> {
  const outcome = toFieldResult(await call(cartCalls.updateItem, request), { fallback: cartAlertText });
  return outcome.isSuccess ? null : outcome.message;
}
