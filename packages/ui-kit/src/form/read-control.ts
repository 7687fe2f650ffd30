/**
 * What the page's own controls of a name hold: a text, the value of the radio that is on, or "on" and "" of a checkbox.
 * Null where the page has none.
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
