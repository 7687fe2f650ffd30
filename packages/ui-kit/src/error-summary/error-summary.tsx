import type { MouseEvent } from "react";

export { useFieldFocus } from "./use-field-focus.ts";

export interface FieldProblem {
  /** The id of the control, `fieldId(name)` of the field. */
  readonly fieldId: string;
  /** The same message as at the field. */
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly title?: string;
  readonly problems: readonly FieldProblem[];
}

/**
 * All errors of a form, above it, each as a link to its field. Render it always: the live region must exist before its
 * content changes. It is announced and never focused, since the first invalid field gets the focus.
 */
export function ErrorSummary({ title = "Please check these details", problems }: ErrorSummaryProps) {
  return (
    <div role="alert" data-part="error-summary" data-empty={problems.length === 0 ? "" : undefined}>
      {problems.length > 0 ? (
        <>
          <h2 data-part="error-summary-title">{title}</h2>
          <ul>
            {problems.map(({ fieldId, message }) => (
              <li key={fieldId + message}>
                <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

/**
 * Without scripts the link jumps to the field. With scripts the field is scrolled into view and focused, and the URL
 * stays unchanged.
 */
function focusField(event: MouseEvent, fieldId: string) {
  const control = document.getElementById(fieldId);
  if (control === null) return;
  event.preventDefault();
  control.focus();
  // Centered, so that sticky bars do not cover the field; jsdom and old browsers do not support scrolling.
  control.scrollIntoView?.({ block: "center" });
}
