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
import type { AddressField, AddressFieldName, AddressRules, PlacesProvider } from "./address-field.ts";
import { getVisibleFields } from "./visible-fields.ts";

const wholeEdits: readonly (string | undefined)[] = ["insertFromPaste", "insertFromDrop", "insertReplacementText"];

/**
 * Whether an edit, by the browser's `inputType`, inserted a whole value (paste, drop, autofill) instead of a keystroke:
 * such a value is normalized at once, a typed one on blur. Autofill often has no type at all.
 */
export function arrivesWhole(inputType: string | undefined): boolean {
  return inputType === undefined || wholeEdits.includes(inputType);
}

/** The properties of a field's control, over those of its form: label, autofill token, and normalized whole edits. */
export function toControlProps<Props extends { readonly onChange: (value: string) => void }>(
  field: AddressField,
  prefix: AddressFieldsOptions["prefix"],
  props: Props,
) {
  return {
    ...props,
    label: field.isOptional ? `${field.label} (optional)` : field.label,
    // There is no autofill section for the person who picks up.
    autoComplete: prefix === "pickup" || prefix === "registry" ? field.autoComplete : `${prefix} ${field.autoComplete}`,
    required: !field.isOptional,
    onChange: (value: string, inputType?: string) =>
      props.onChange(arrivesWhole(inputType) ? normalizeOnPaste(field, value) : value),
  };
}

export interface AddressFieldsOptions extends AddressRules {
  /** The prefix of every name, and of every autofill token of an address. */
  readonly prefix: "shipping" | "registry" | "billing" | "pickup";
  /** The prefix of every id, for a second address form with the same `prefix` on one page. */
  readonly idPrefix?: string | undefined;
  /** The fields to show; all by default. */
  readonly names?: readonly AddressFieldName[] | undefined;
  readonly initial: KnownAddress | null;
  /** The errors in the server's response to the form without scripts. */
  readonly initialErrors?: AddressProblems | undefined;
  /** Whether the e-mail address is one of the fields. */
  readonly hasEmail: boolean;
  /** Suggests places for Address 1, and the city and state of a postal code. */
  readonly places?: PlacesProvider | undefined;
  /** Called with every typed draft and with the normalized one after a submit, so that the caller can store it. */
  readonly onDraft?: (draft: AddressDraft) => void;
}

/** The state of an address form. Pasted or autofilled text is normalized at once, typed text on blur. */
export function useAddressFields(options: AddressFieldsOptions) {
  const { prefix, idPrefix, initial, initialErrors, places, onDraft } = options;
  const fields = getVisibleFields(options);
  const fieldOf = new Map(fields.map((field) => [field.name, field]));
  const form = useForm<AddressFieldName>({
    names: fields.map(({ name }) => name),
    prefix,
    idPrefix,
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
    places,
    fill: form.fill,
    fieldProps: (field: AddressField) => toControlProps(field, prefix, form.fieldProps(field.name)),
    /** The address to send, or null after showing the errors. */
    submit(): CheckedAddress | null {
      // Enter submits a form without a blur, and a known address may never have been focused.
      const draft = form.validate();
      const check = draft && checkDraft(draft, fields);
      return check?.ok ? check.address : null;
    },
    /** Shows the service's messages at the fields they name. */
    refuse: (errors: AddressProblems) => form.fail(errors),
  };
}

/** What the fields need of an address form. */
export type AddressFieldsState = Pick<
  ReturnType<typeof useAddressFields>,
  "fields" | "fieldProps" | "draft" | "fill" | "places"
>;
