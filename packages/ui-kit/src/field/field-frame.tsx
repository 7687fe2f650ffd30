import type { ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { useUniqueId } from "./use-unique-id.ts";

export interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  /** The part of the label for screen readers only, where what is beside it shows the same. */
  readonly labelSuffix?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly children: ReactNode;
}

/** The frame of a control: its visible label, its hint and its error. */
export function FieldFrame({ id, label, labelSuffix, hint, error, required, children }: FieldFrameProps) {
  useUniqueId(id);
  return (
    <div data-part="field" data-invalid={error ? "" : undefined}>
      <label data-part="field-label" htmlFor={id}>
        <span>{label}</span> {labelSuffix ? <VisuallyHidden>{labelSuffix}</VisuallyHidden> : null}
        {required ? (
          <span data-part="field-required" aria-hidden="true">
            {" *"}
          </span>
        ) : null}
      </label>
      {children}
      {hint ? (
        <p data-part="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p data-part="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** The `aria-describedby` of a control. The error is first, because the shopper has to act on it. */
export function toDescribedBy({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | undefined }) {
  const ids = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}
