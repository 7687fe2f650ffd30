import { Button, buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { type Step, stepTable } from "../steps/step-table.ts";

export interface StepActionsProps {
  readonly step: Step;
  readonly isBusy: boolean;
  readonly busyLabel?: string;
}

/** The buttons at the end of a step: the next button submits the surrounding form; back is a plain link. */
export function StepActions({ step, isBusy, busyLabel = "Saving" }: StepActionsProps) {
  const previous = stepTable[step.index - 1];
  return (
    <div data-part="step-actions">
      {step.backLabel && previous ? (
        <StoreLink href={previous.path} {...buttonLook("secondary")}>
          {step.backLabel}
        </StoreLink>
      ) : null}
      <Button type="submit" busy={isBusy} busyLabel={busyLabel}>
        {step.nextLabel}
      </Button>
    </div>
  );
}
