import { readText } from "../../web/forms/read-text.ts";

/** Where the fields of a product are kept. */
export const toKeptFieldsKey = (sku: string) => `registry-fields-${sku}`;

/** Keeps what was typed and chosen in the form of a product while its shopper signs in, in this tab alone. */
export function keepFields(form: HTMLFormElement): void {
  const fields = new FormData(form);
  const shown = [...fields].filter(([name]) => !isHidden(form.elements.namedItem(name)));
  try {
    sessionStorage.setItem(toKeptFieldsKey(readText(fields, "sku") ?? ""), JSON.stringify(shown));
  } catch {
    // A browser without storage keeps nothing.
  }
}

const isHidden = (field: ReturnType<HTMLFormControlsCollection["namedItem"]>) =>
  field instanceof HTMLInputElement && field.type === "hidden";
