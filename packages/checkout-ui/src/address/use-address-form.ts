import type { Address } from "@store/contract/shared";
import { siteAtom } from "@store/shopper-state";
import { fieldId } from "@store/ui-kit/field";
import { useAtomValue } from "jotai";
import { useRef, useState } from "react";
import { useProblemFocus } from "../step-work/use-problem-focus.ts";
import { type AddressDraft, type AddressProblems, checkDraft, problemOf, toDraft } from "./address-draft.ts";
import { type AddressField, type AddressFieldName, addressFields } from "./address-field.ts";

export interface AddressFormOptions {
  /** Goes before every name and autofill token. */
  readonly prefix: "shipping" | "billing";
  readonly initial: Partial<Address> | null;
  /** Guests are asked for their e-mail here (AMB-020). */
  readonly asksEmail: boolean;
  /** Hears every draft that was typed, to keep it. */
  readonly onDraft?: (draft: AddressDraft) => void;
}

/**
 * An address form's state. Errors appear after a failed submit, then again on leaving a field, and go as soon as it is
 * right; what is pasted or autofilled is tidied, what is typed never.
 */
export function useAddressForm({ prefix, initial, asksEmail, onDraft }: AddressFormOptions) {
  const { site, country, emailEndingMax } = useAtomValue(siteAtom);
  const [draft, setDraft] = useState<AddressDraft>(() => toDraft(initial));
  const [problems, setProblems] = useState<AddressProblems>({});
  const [hasFailed, setHasFailed] = useState(false);
  const isPasting = useRef(false);

  const fields = addressFields({ country: site, emailEndingMax }).filter(
    ({ name }) => asksEmail || name !== "emailAddress",
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

  function change(field: AddressField, typed: string): void {
    const isAutofill = draft[field.name] === "" && typed.length > 1;
    const value = isPasting.current || isAutofill ? field.tidy(typed) : typed;
    isPasting.current = false;
    const changed = { ...draft, [field.name]: value };
    setDraft(changed);
    onDraft?.(changed);
    if (problems[field.name] && problemOf(field, value) === null) setProblem(field.name, null);
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
    /** Puts back what was typed before. */
    restore: (kept: AddressDraft) => setDraft(kept),
    /** Marks the next change as pasted; for the form's `onPaste`. */
    notePaste: () => {
      isPasting.current = true;
    },
    fieldProps: (field: AddressField) => ({
      name: `${prefix}.${field.name}`,
      label: field.isOptional ? `${field.label} (optional)` : field.label,
      value: draft[field.name],
      error: problems[field.name],
      autoComplete: `${prefix} ${field.autoComplete}`,
      required: !field.isOptional,
      onChange: (value: string) => change(field, value),
      onBlur: () => {
        if (hasFailed) setProblem(field.name, problemOf(field, draft[field.name]));
      },
    }),
    /** The address to send, or null after showing what is wrong with it. */
    submit(): Address | null {
      const check = checkDraft(draft, fields, country);
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

export type AddressFormState = ReturnType<typeof useAddressForm>;
