import { useLayoutEffect, useRef, useState } from "react";
import { useAtHydration } from "../early/react.ts";
import { useFieldFocus } from "../error-summary/use-field-focus.ts";
import { fieldId } from "../field/field-id.ts";
import { readTyped } from "./read-control.ts";

export { readControl } from "./read-control.ts";

export type FormValues<Name extends string> = Readonly<Record<Name, string>>;
export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

export interface FormOptions<Name extends string> {
  /** The fields in the order of the page: the first invalid one gets the focus. */
  readonly names: readonly Name[];
  /** The prefix of every name on the page: "shipping" makes `shipping.city`. */
  readonly prefix?: string;
  /** The prefix of every id, for a form whose fields the page has twice; names stay as they are. */
  readonly idPrefix?: string | undefined;
  readonly initial: FormValues<Name>;
  /** The values, if the caller stores them; it gets every change through `onChange`. */
  readonly values?: FormValues<Name> | undefined;
  /** The errors in the server's response to the form without scripts. */
  readonly initialErrors?: FieldErrors<Name> | undefined;
  /** Returns a message for each invalid field. */
  readonly check: (values: FormValues<Name>) => FieldErrors<Name>;
  /** Normalizes a value on blur and on submit. */
  readonly normalize?: (name: Name, value: string) => string;
  /** Called with every change, so that the caller can store it. */
  readonly onChange?: ((values: FormValues<Name>) => void) | undefined;
}

/**
 * The state of a form: values, errors, focus and submission. Errors appear after a failed submit and on a later blur,
 * and disappear as soon as the field is valid; what the service refused disappears when its value changes. Text that was typed before hydration is read from the page.
 */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { names, prefix, idPrefix, initial, initialErrors, check, normalize = identity, onChange } = options;
  const [ownValues, setValues] = useState(initial);
  const values = options.values ?? ownValues;
  // The values with those that React has not rendered yet.
  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  });
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({ ...initialErrors });
  // What the service refused although it passes the check: shown until the value changes.
  const [refusals, setRefusals] = useState<Partial<Record<Name, string>>>({ ...initialErrors });
  const [hasFailed, setHasFailed] = useState(initialErrors !== undefined);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const focusField = useFieldFocus();
  const toFieldName = (name: Name) => (prefix ? `${prefix}.${name}` : name);
  const toId = (name: Name) => fieldId(toFieldName(name), idPrefix);

  function setError(name: Name, message: string | undefined): void {
    setErrors({ ...errors, [name]: message });
  }

  function setAll(changed: FormValues<Name>): void {
    latest.current = changed;
    setValues(changed);
    onChange?.(changed);
  }

  /** Changes several values at once, such as those of a selected place. */
  function fill(found: Partial<FormValues<Name>>): void {
    const changed = { ...latest.current, ...found };
    const touched = names.filter((name) => Object.hasOwn(found, name));
    const wrong = touched.some((name) => errors[name]) ? check(changed) : null;
    setAll(changed);
    setRefusals({ ...refusals, ...toNone(touched) });
    setErrors({ ...errors, ...toNone(touched.filter((name) => !wrong?.[name])) });
  }

  const change = (name: Name, value: string) => fill({ [name]: value } as Partial<FormValues<Name>>);

  function leave(name: Name): void {
    const entered = latest.current;
    const value = normalize(name, entered[name]);
    const isChanged = value !== entered[name];
    if (isChanged) change(name, value);
    // A refusal that vanished here would take the summary away and move the page under the click that left the field.
    const refusal = isChanged ? undefined : refusals[name];
    if (hasFailed) setError(name, check({ ...entered, [name]: value })[name] ?? refusal);
  }

  /** Shows errors and focuses the first invalid field. */
  function show(found: FieldErrors<Name>, { focuses = true } = {}): void {
    setErrors(found);
    setHasFailed(true);
    const first = names.find((name) => found[name]);
    if (first && focuses) focusField(toId(first));
  }

  /** Shows what the service refused and focuses the first of its fields. */
  function fail(refused: FieldErrors<Name>, options?: { focuses: boolean }): void {
    setRefusals(refused);
    show(refused, options);
  }

  /** Shows what the service refused, without moving the focus if the shopper has moved on to something else. */
  function refuse(refused: FieldErrors<Name>): void {
    fail(refused, { focuses: isFocusIn(names.map(toId)) });
  }

  /** The normalized values, or null after showing the errors. */
  function validate(): FormValues<Name> | null {
    const entered = latest.current;
    const normalized: Record<Name, string> = { ...entered };
    for (const name of names) normalized[name] = normalize(name, entered[name]);
    if (names.some((name) => normalized[name] !== entered[name])) setAll(normalized);
    const found = check(normalized);
    if (names.some((name) => found[name])) show(found);
    else setErrors({});
    return names.some((name) => found[name]) ? null : normalized;
  }

  /**
   * Validates and submits, one submission at a time. `send` returns the service's errors by field, or null on success.
   */
  async function submit(send: (valid: FormValues<Name>) => Promise<FieldErrors<Name> | null>): Promise<void> {
    const valid = isSubmitting ? null : validate();
    if (valid === null) return;
    setIsSubmitting(true);
    const refused = await send(valid).finally(() => setIsSubmitting(false));
    if (refused) refuse(refused);
  }

  /** Restores unvalidated values of an earlier page; values that the page itself has stay. */
  function restore(kept: FormValues<Name>): void {
    const restored = { ...kept, ...readTyped(names, toFieldName, latest.current, idPrefix) };
    latest.current = restored;
    setValues(restored);
    setErrors({});
    setHasFailed(false);
  }

  useAtHydration(() => {
    const typed = readTyped(names, toFieldName, latest.current, idPrefix);
    if (Object.keys(typed).length > 0) setAll({ ...latest.current, ...typed });
  });

  return {
    values,
    errors,
    isSubmitting,
    /** The errors for the summary above the form. */
    problemList: names.flatMap((name) => {
      const message = errors[name];
      return message ? [{ fieldId: toId(name), message }] : [];
    }),
    change,
    fill,
    fieldProps: (name: Name) => ({
      name: toFieldName(name),
      id: toId(name),
      value: values[name],
      error: errors[name],
      onChange: (value: string) => change(name, value),
      onBlur: () => leave(name),
    }),
    validate,
    submit,
    fail,
    refuse,
    clearErrors: () => setErrors({}),
    restore,
  };
}

const identity = (_name: string, value: string) => value;

function toNone<Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, undefined])) as Partial<Record<Name, undefined>>;
}

/** Whether the focus is on one of these fields, or nowhere. */
function isFocusIn(ids: readonly string[]): boolean {
  const { activeElement, body } = document;
  const form = ids.map((id) => document.getElementById(id)?.closest("form")).find(Boolean);
  return activeElement === body || form?.contains(activeElement) === true;
}
