import { useState } from "react";
import { useProblemFocus } from "../error-summary/use-problem-focus.ts";
import { arrivesWhole } from "../field/arrives-whole.ts";
import { fieldId } from "../field/field-id.ts";
import {
  type AddressDraft,
  type AddressProblems,
  type CheckedAddress,
  checkDraft,
  type KnownAddress,
  problemOf,
  tidyDraft,
  tidyOnArrival,
  toDraft,
} from "./address-draft.ts";
import type { AddressField, AddressFieldName, AddressRules } from "./address-field.ts";
import { addressFields } from "./address-field-table.ts";

export interface AddressFieldsOptions extends AddressRules {
  /** Goes before every name, and before every autofill token of an address. */
  readonly prefix: "shipping" | "billing" | "pickup";
  /** The fields to ask for; all of them unless told. */
  readonly names?: readonly AddressFieldName[];
  readonly initial: KnownAddress | null;
  /** Whether the e-mail address is one of the fields. */
  readonly asksEmail: boolean;
  /** Hears every draft that was typed, and what submitting has made of it, to keep it. */
  readonly onDraft?: (draft: AddressDraft) => void;
}

/**
 * An address form's state. Errors appear after a failed submit, then again on leaving a field, and go as soon as it is
 * right; what is pasted or autofilled is tidied at once, what is typed on leaving its field.
 */
export function useAddressFields({ prefix, names, initial, asksEmail, onDraft, ...rules }: AddressFieldsOptions) {
  const [draft, setDraft] = useState<AddressDraft>(() => toDraft(initial));
  const [problems, setProblems] = useState<AddressProblems>({});
  const [hasFailed, setHasFailed] = useState(false);

  const fields = addressFields(rules).filter(
    ({ name }) => (names?.includes(name) ?? true) && (asksEmail || name !== "emailAddress"),
  );
  const idOf = (name: AddressFieldName) => fieldId(`${prefix}.${name}`);
  const problemList = fields.flatMap(({ name }) => {
    const message = problems[name];
    return message ? [{ fieldId: idOf(name), message }] : [];
  });
  const focusFirstProblem = useProblemFocus(problemList[0]?.fieldId ?? null);

  function setProblem(name: AddressFieldName, problem: string | null): void {
    const { [name]: _, ...others } = problems;
    setProblems(problem === null ? others : { ...others, [name]: problem });
  }

  function change(field: AddressField, value: string): void {
    const changed = { ...draft, [field.name]: value };
    setDraft(changed);
    onDraft?.(changed);
    if (problems[field.name] && problemOf(field, value) === null) setProblem(field.name, null);
  }

  function leave(field: AddressField): void {
    const value = field.tidy(draft[field.name]);
    if (value !== draft[field.name]) change(field, value);
    if (hasFailed) setProblem(field.name, problemOf(field, value));
  }

  function fail(found: AddressProblems): void {
    setProblems(found);
    setHasFailed(true);
    focusFirstProblem();
  }

  return {
    prefix,
    fields,
    draft,
    problemList,
    /** Puts back what was typed before, which nobody has judged. */
    restore(kept: AddressDraft): void {
      setDraft(kept);
      setProblems({});
      setHasFailed(false);
    },
    fieldProps: (field: AddressField) => ({
      name: `${prefix}.${field.name}`,
      label: field.isOptional ? `${field.label} (optional)` : field.label,
      value: draft[field.name],
      error: problems[field.name],
      // Browsers know no tokens of their own for who collects.
      autoComplete: prefix === "pickup" ? field.autoComplete : `${prefix} ${field.autoComplete}`,
      required: !field.isOptional,
      onChange: (value: string, inputType?: string) =>
        change(field, arrivesWhole(inputType) ? tidyOnArrival(field, value) : value),
      onBlur: () => leave(field),
    }),
    /** The address to send, or null after showing what is wrong with it. */
    submit(): CheckedAddress | null {
      // Enter sends a form without leaving its field, and a known address may never have been in one.
      const tidied = tidyDraft(draft, fields);
      setDraft(tidied);
      if (fields.some(({ name }) => tidied[name] !== draft[name])) onDraft?.(tidied);
      const check = checkDraft(tidied, fields);
      if (!check.ok) {
        fail(check.problems);
        return null;
      }
      setProblems({});
      return check.address;
    },
    /** Shows what the service refused, in its words, at the fields it names. */
    refuse(refused: ReadonlyArray<{ field: string; message: string }>): void {
      fail(Object.fromEntries(refused.map(({ field, message }) => [field, message])));
    },
  };
}

export type AddressFieldsState = ReturnType<typeof useAddressFields>;
