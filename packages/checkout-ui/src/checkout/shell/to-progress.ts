import type { CheckoutModel } from "@store/contract/checkout";
import type { ProgressStep } from "@store/ui-kit/step-progress";
import { furthestStep } from "../steps/furthest-step.ts";
import { stepTable } from "../steps/step-table.ts";

/** The row of steps above a checkout page; a step that may be opened is a link. */
export function toProgress(model: CheckoutModel | null, currentIndex: number): ProgressStep[] {
  const furthest = furthestStep(model);
  return stepTable.slice(0, 5).map(({ index, path, title }) => ({
    label: title,
    ...(index <= furthest && index !== currentIndex && { href: path }),
    state: index === currentIndex ? "current" : index < currentIndex ? "done" : "open",
  }));
}
