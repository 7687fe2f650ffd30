import type { CheckoutModel } from "@store/contract/checkout";
import { arePlacesKnown } from "./are-places-known.ts";
import { cartStep, stepTable } from "./step-table.ts";

type StepModel = Pick<CheckoutModel, "reachedStep" | "shippingOptions" | "paymentData">;

/** The data that a checkout needs before a step may open, besides having reached it. */
const needs: ReadonlyArray<{ index: 2 | 3 | 4; isMet: (model: StepModel) => boolean }> = [
  {
    index: 2,
    isMet: ({ shippingOptions: { recipients } }) => arePlacesKnown(recipients),
  },
  {
    index: 3,
    isMet: ({ shippingOptions: { recipients } }) =>
      recipients
        .flatMap(({ shipments }) => shipments)
        .every(({ availableServiceLevels: offered, selectedServiceLevel: selected }) =>
          offered.some(({ level }) => level === selected),
        ),
  },
  {
    index: 4,
    isMet: ({ paymentData: { isPaymentNeeded, creditCardData, payPalData, alternativePaymentsData } }) =>
      !isPaymentNeeded ||
      (creditCardData.cardOneInfo?.isApplied === true && creditCardData.cardOneInfo.isValid) ||
      payPalData.isApplied ||
      alternativePaymentsData.applied !== null,
  },
];

/**
 * The furthest step that may be opened: the lower of the reached step and what the data allows. 0 without an open
 * checkout.
 */
export function furthestStep(model: StepModel | null): 0 | 1 | 2 | 3 | 4 {
  if (model === null) return 0;
  let furthest: 1 | 2 | 3 | 4 = 1;
  for (const { index, isMet } of needs) {
    if (index > model.reachedStep || !isMet(model)) break;
    furthest = index;
  }
  return furthest;
}

/** Whether a step's page may be shown; an earlier one always may. */
export function mayOpenStep(model: StepModel | null, index: number): boolean {
  return index <= furthestStep(model);
}

/** The path of the furthest step: the redirect of `/checkout` and of a step that is opened too early. */
export function furthestPath(model: StepModel | null): string {
  return (stepTable[furthestStep(model)] ?? cartStep).path;
}
