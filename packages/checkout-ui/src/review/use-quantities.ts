import type { UpdateItem } from "@store/contract/cart/requests";
import type { CheckoutModel } from "@store/contract/checkout";
import type { CartLine } from "@store/contract/shared";
import { cartAlertText, cartCalls, checkoutAtom, showDialogAtom, toFieldResult } from "@store/shopper-state";
import { readControl } from "@store/ui-kit/use-form";
import { useStore } from "jotai";
import { useEffect, useRef, useState } from "react";
import { termsFieldOf } from "../forms/cart-submit.ts";
import { checkQuantity, parseQuantity } from "../forms/check-quantity.ts";
import { arrivalAlertAtom } from "../step-work/arrival-alert.ts";
import { checkoutCalls } from "../step-work/checkout-calls.ts";
import type { StepCall } from "../step-work/step-outcome.ts";
import { useStepWork } from "../step-work/use-step-work.ts";
import { furthestPath, mayOpenStep } from "../steps/furthest-step.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { reviewStep } from "../steps/step-table.ts";
import type { ReviewNotice } from "./order-notice.ts";

/** The name of a line's quantity field in the form of the review step. */
export const quantityName = (lineId: string) => `quantity.${lineId}`;
/** The name of the hidden field with the quantity that the form was rendered with. */
export const renderedName = (lineId: string) => `rendered.${lineId}`;
/** The value of the button that saves quantities without scripts. */
export const updateQuantities = "updateQuantities";

const unpaidText = "Your total has changed. Please choose how you pay it.";

const listLines = (model: CheckoutModel | null): readonly CartLine[] =>
  model?.shippingOptions.recipients.flatMap(({ shipments }) => shipments.flatMap(({ lineItems }) => lineItems)) ?? [];

type Wanted = Omit<UpdateItem, "id">;

/**
 * The quantities of the order, saved one after another when they change; of one line only the latest. After each, the
 * total is loaded again. If it is no longer paid in full, the payment step is shown.
 */
export function useQuantities(model: CheckoutModel | null, { onGo }: Pick<PageNavigation, "onGo">) {
  const store = useStore();
  const { isBusy, run } = useStepWork();
  const wanted = useRef(new Map<string, Wanted>());
  const [shown, setShown] = useState<Readonly<Record<string, number>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  function change(id: string, quantity: number, acceptedTermsId?: string): void {
    wanted.current.set(id, { quantity, ...(acceptedTermsId && { AcceptedTermsId: acceptedTermsId }) });
    setShown((before) => ({ ...before, [id]: quantity }));
    setErrors(({ [id]: _, ...others }) => others);
    void run(async (call) => {
      const giveUp = () => wanted.current.clear();
      while (wanted.current.size > 0) {
        for (const [lineId, line] of wanted.current) {
          const reply = await call(cartCalls.updateItem, { id: lineId, ...line }, { onStay: giveUp });
          if (reply === null) return setShown({});
          const refuse = () => setErrors((before) => ({ ...before, [lineId]: reply.message || cartAlertText }));
          const [terms] = reply.terms ?? [];
          const onAccept = () => change(lineId, line.quantity, terms?.termsId);
          if (terms) store.set(showDialogAtom, { kind: "terms", lines: [terms], onAccept, onDecline: refuse });
          else if (!reply.isSuccess) refuse();
          if (wanted.current.get(lineId) === line) wanted.current.delete(lineId);
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

  // Quantities that were typed before hydration.
  useEffect(() => {
    for (const { id, priceQuantityTotals } of listLines(model)) {
      const typed = readControl(quantityName(id));
      if (typed === null || typed === String(priceQuantityTotals.quantity)) continue;
      if (checkQuantity(typed) === null) change(id, parseQuantity(typed));
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
  /** The names of all fields. */
  readonly names: readonly string[];
}

/**
 * Saves the quantities that differ from those the form was rendered with. Returns whether there were any, or why one was
 * refused, so that no order has another quantity than the typed one.
 */
export async function submitQuantities({ call, read, names }: QuantityForm): Promise<boolean | ReviewNotice> {
  let isChanged = false;
  for (const name of names.filter((each) => each.startsWith(quantityName("")))) {
    const id = name.slice(quantityName("").length);
    const typed = read(name) ?? "";
    if (typed === read(renderedName(id))) continue;
    const message = checkQuantity(typed);
    const AcceptedTermsId = read(termsFieldOf(id));
    const notice: ReviewNotice | null = message
      ? { kind: "alert", message }
      : await saveQuantity(call, { id, quantity: parseQuantity(typed), AcceptedTermsId });
    if (notice) return notice;
    isChanged = true;
  }
  return isChanged;
}

/** Why a quantity could not be saved; null when it was. */
async function saveQuantity(call: StepCall, request: UpdateItem): Promise<ReviewNotice | null> {
  const result = await call(cartCalls.updateItem, request);
  const { isSuccess, message } = toFieldResult(result, { fallback: cartAlertText });
  if (isSuccess) return null;
  if (result.ok && result.value.terms) return { kind: "terms", lines: result.value.terms, message };
  return { kind: "alert", message };
}
