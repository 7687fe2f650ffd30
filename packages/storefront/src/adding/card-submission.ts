/** A press on a card that waits for the script that answers it. */
export interface CardSubmission {
  readonly form: HTMLFormElement;
  readonly submitter: HTMLElement | null;
}

/** The form of a card that an event belongs to; null for any other event. */
export function findCardForm({ target }: Event): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>("form[data-part=card-add]") : null;
}

/** Submits the forms again, as their buttons did. */
export function repeat(submissions: readonly CardSubmission[]): void {
  for (const { form, submitter } of submissions) {
    form.removeAttribute("aria-busy");
    form.requestSubmit(submitter);
  }
}
