/**
 * The value of the page's controls with this name: the text, the value of the checked radio, or "on" and "" for a
 * checkbox. Null if there is none.
 */
export function readControl(name: string): string | null {
  const controls = [...document.getElementsByName(name)];
  const radios = controls.filter((control) => control instanceof HTMLInputElement && control.type === "radio");
  if (radios.length > 0) {
    const chosen = radios.find((radio) => radio instanceof HTMLInputElement && radio.checked);
    return chosen instanceof HTMLInputElement ? chosen.value : "";
  }
  const [control] = controls;
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
): Partial<Record<Name, string>> {
  const typed: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const held = readControl(toFieldName(name)) ?? values[name];
    if (held !== values[name]) typed[name] = held;
  }
  return typed;
}
