import type { MouseEvent } from "react";

export { useFieldFocus } from "./use-field-focus.ts";

export interface FieldProblem {
  /** The id of the control, `fieldId(name)` of the field. */
  readonly fieldId: string;
  /** The same words that stand under the field. */
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly title?: string;
  readonly problems: readonly FieldProblem[];
}

/**
 * Everything that is wrong with a form, above it, each as a link to its field. Render it always: the live region must
 * exist before it speaks. It is announced and never focused, since the focus belongs to the first failing field.
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

/** Without the script the link jumps; with it the field is focused in view and the address stays clean. */
function focusField(event: MouseEvent, fieldId: string) {
  const control = document.getElementById(fieldId);
  if (control === null) return;
  event.preventDefault();
  control.focus();
  // Sticky bars must not cover the field; jsdom and old browsers have no scrolling.
  control.scrollIntoView?.({ block: "center" });
}
