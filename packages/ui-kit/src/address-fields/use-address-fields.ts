import { useForm } from "../form/use-form.ts";
import {
  type AddressDraft,
  type AddressProblems,
  type CheckedAddress,
  checkDraft,
  findProblems,
  type KnownAddress,
  normalizeOnPaste,
  toDraft,
} from "./address-draft.ts";
import type { AddressField, AddressFieldName, AddressRules } from "./address-field.ts";
import { getVisibleFields } from "./visible-fields.ts";

const wholeEdits: readonly (string | undefined)[] = ["insertFromPaste", "insertFromDrop", "insertReplacementText"];

/**
 * Whether an edit, by the browser's `inputType`, brought a whole value (paste, drop, autofill) and not a keystroke of
 * one: such a value is tidied at once, a typed one on leaving its field. Autofill often names no type at all.
 */
function arrivesWhole(inputType: string | undefined): boolean {
  return inputType === undefined || wholeEdits.includes(inputType);
}

export interface AddressFieldsOptions extends AddressRules {
  /** Goes before every name, and before every autofill token of an address. */
  readonly prefix: "shipping" | "billing" | "pickup";
  /** The fields to ask for; all of them unless told. */
  readonly names?: readonly AddressFieldName[] | undefined;
  readonly initial: KnownAddress | null;
  /** What the server's answer to the form without scripts says is wrong. */
  readonly initialErrors?: AddressProblems | undefined;
  /** Whether the e-mail address is one of the fields. */
  readonly hasEmail: boolean;
  /** Hears every draft that was typed, and what submitting has made of it, to keep it. */
  readonly onDraft?: (draft: AddressDraft) => void;
}

/** An address form's state: what is pasted or autofilled is normalized at once, what is typed on leaving its field. */
export function useAddressFields(options: AddressFieldsOptions) {
  const { prefix, initial, initialErrors, onDraft } = options;
  const fields = getVisibleFields(options);
  const fieldOf = new Map(fields.map((field) => [field.name, field]));
  const form = useForm<AddressFieldName>({
    names: fields.map(({ name }) => name),
    prefix,
    initial: toDraft(initial),
    initialErrors,
    check: (draft) => findProblems(draft, fields),
    normalize: (name, value) => fieldOf.get(name)?.normalize(value) ?? value,
    onChange: onDraft,
  });

  return {
    prefix,
    fields,
    draft: form.values,
    problemList: form.problemList,
    restore: form.restore,
    fieldProps: (field: AddressField) => ({
      ...form.fieldProps(field.name),
      label: field.isOptional ? `${field.label} (optional)` : field.label,
      // Browsers know no tokens of their own for who collects.
      autoComplete: prefix === "pickup" ? field.autoComplete : `${prefix} ${field.autoComplete}`,
      required: !field.isOptional,
      onChange: (value: string, inputType?: string) =>
        form.change(field.name, arrivesWhole(inputType) ? normalizeOnPaste(field, value) : value),
    }),
    /** The address to send, or null after showing what is wrong with it. */
    submit(): CheckedAddress | null {
      // Enter sends a form without leaving its field, and a known address may never have been in one.
      const draft = form.validate();
      const check = draft && checkDraft(draft, fields);
      return check?.ok ? check.address : null;
    },
    /** Shows what the service refused, in its words, at the fields it names. */
    refuse: (errors: AddressProblems) => form.fail(errors),
  };
}

export type AddressFieldsState = ReturnType<typeof useAddressFields>;
