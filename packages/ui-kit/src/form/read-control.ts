import { fieldId } from "../field/field-id.ts";

/**
 * The value of the page's controls with this name: the text, the value of the checked radio, or "on" and "" for a
 * checkbox. Null if there is none. Of two forms with that name, those whose ids have the form's `idPrefix` count.
 */
export function readControl(name: string, idPrefix?: string): string | null {
  const named = [...document.getElementsByName(name)];
  const own = named.filter(({ id }) => id.startsWith(fieldId(name, idPrefix)));
  const radios = (idPrefix ? own : named).filter(
    (control) => control instanceof HTMLInputElement && control.type === "radio",
  );
  if (radios.length > 0) {
    const chosen = radios.find((radio) => radio instanceof HTMLInputElement && radio.checked);
    return chosen instanceof HTMLInputElement ? chosen.value : "";
  }
  const [control = named[0]] = own;
  if (control instanceof HTMLInputElement && control.type === "checkbox") return control.checked ? "on" : "";
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  if (isText || control instanceof HTMLSelectElement) return control.value;
  return null;
}

/** The values of the page's fields that differ from those of a form's state. */
export function readTyped<Name extends string>(
  names: readonly Name[],
  toFieldName: (name: Name) => string,
  values: Readonly<Record<Name, string>>,
  idPrefix?: string,
): Partial<Record<Name, string>> {
  const typed: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const held = readControl(toFieldName(name), idPrefix) ?? values[name];
    if (held !== values[name]) typed[name] = held;
  }
  return typed;
}
