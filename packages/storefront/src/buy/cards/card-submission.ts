import { busyAttribute } from "@store/ui-kit/early-protocol";

/** A press on a card that waits for the script that answers it. */
export interface CardSubmission {
  readonly form: HTMLFormElement;
  readonly submitter: HTMLElement | null;
}

/** The form of a card that an event belongs to; null for any other event. */
export function findCardForm({ target }: Event): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>("form[data-part=card-add]") : null;
}

/** Whether a press of this form has no answer yet. */
export const isBusy = (form: HTMLElement) => form.querySelector(`[${busyAttribute}]`) !== null;

/** Shows the pressed button as busy, as the head does before any script (`ui-kit/early/busy.ts`), or not any more. */
export function setBusy({ form, submitter }: CardSubmission, isOn: boolean): void {
  const button = submitter ?? form.querySelector("button");
  if (isOn) button?.setAttribute(busyAttribute, "Adding…");
  else button?.removeAttribute(busyAttribute);
}

/** Submits the forms again, as their buttons did. */
export function repeat(submissions: readonly CardSubmission[]): void {
  for (const submission of submissions) {
    setBusy(submission, false);
    submission.form.requestSubmit(submission.submitter);
  }
}
