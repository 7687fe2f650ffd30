import { Button } from "@store/ui-kit/button";
import type { PostForm } from "@store/ui-kit/form";
import type { ReactNode, Ref } from "react";
import { nameOfType } from "../registry/registry-types.ts";
import type { RegistryChoiceProps } from "./registry-choice.tsx";

export interface ScanFormProps extends Pick<RegistryChoiceProps, "registries" | "busy"> {
  readonly id: string;
  /** The form that adds; a plain form by default. */
  readonly Form?: PostForm;
  /** The registry that is selected at first; by default the first one. */
  readonly registryId?: string | undefined;
  /** What was submitted, if it was not added. */
  readonly code?: string;
  /** Why it was not added. */
  readonly problem?: string | null;
  /** The field of the code, for a page that moves the focus to it. */
  readonly fieldRef?: Ref<HTMLInputElement>;
  /** More fields. */
  readonly children?: ReactNode;
}

/** The field of the number or address of an item. Uncontrolled, so that what was typed before hydration is kept. */
export const scanField = "code";

/** Adds the item whose number or product address is typed or scanned to a registry. */
export function ScanForm({
  id,
  Form = "form",
  registries,
  registryId: selected = registries[0]?.grId,
  code = "",
  problem = null,
  fieldRef,
  busy = false,
  children,
}: ScanFormProps) {
  return (
    <Form id={id} method="post" data-part="scan-form">
      {children}
      <div data-part="field" data-invalid={problem === null ? undefined : ""}>
        <label data-part="field-label" htmlFor={`${id}-code`}>
          Item Number or Product Address
        </label>
        <p data-part="field-hint" id={`${id}-hint`}>
          The number is on the tag of the item, such as 100401.
        </p>
        <input
          ref={fieldRef}
          data-part="field-input"
          type="text"
          id={`${id}-code`}
          name={scanField}
          defaultValue={code}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          required
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={problem === null ? `${id}-hint` : `${id}-hint ${id}-error`}
        />
        <p data-part="field-error" id={`${id}-error`} role="alert">
          {problem}
        </p>
      </div>
      {registries.length > 1 ? (
        <label data-part="field">
          <span data-part="field-label">Registry</span>
          <select name="grId" defaultValue={selected} data-part="field-input">
            {registries.map(({ grId, name, registryType }) => (
              <option key={grId} value={grId}>{`${name} (${nameOfType(registryType)})`}</option>
            ))}
          </select>
        </label>
      ) : (
        // Sent, too: another one may have been created in the meantime.
        <input type="hidden" name="grId" value={selected} />
      )}
      <Button type="submit" busy={busy} busyLabel="Adding…">
        Add to Registry
      </Button>
    </Form>
  );
}
