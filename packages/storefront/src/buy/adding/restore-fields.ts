import { toKeptFieldsKey } from "./saved-fields.ts";

/**
 * Fills in the form of a product what was typed and chosen before a sign-in, also in the fields whose script loads later.
 * Returns what ends the wait for those.
 */
export function restoreFields(form: HTMLFormElement, sku: string): () => void {
  const waiting = takeKeptFields(sku);
  function fill(): void {
    for (const [name, value] of waiting) if (fillField(form.elements.namedItem(name), value)) waiting.delete(name);
  }
  fill();
  const observer = new MutationObserver(fill);
  if (waiting.size > 0) observer.observe(form, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The kept fields of a product, which are restored once. */
function takeKeptFields(sku: string): Map<string, string> {
  try {
    const kept = sessionStorage.getItem(toKeptFieldsKey(sku));
    sessionStorage.removeItem(toKeptFieldsKey(sku));
    return new Map(JSON.parse(kept ?? "[]"));
  } catch {
    return new Map();
  }
}

/** Sets an uncontrolled field as if it was typed; returns false if it is not there. */
function fillField(field: ReturnType<HTMLFormControlsCollection["namedItem"]>, value: string): boolean {
  const target = field instanceof RadioNodeList ? field[0] : field;
  if (!field || !(target instanceof Element)) return false;
  if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = true;
  else (field as unknown as { value: string }).value = value;
  // The texts of a personalization are closed at first.
  const details = target.closest("details");
  if (details && field instanceof HTMLInputElement && value !== "") details.open = true;
  target.dispatchEvent(new Event("input", { bubbles: true }));
  return true;
}
