import { newKey } from "@store/checkout-client";
import type { TermsOfAdd } from "@store/product-ui/terms-step";
import { readText } from "../../web/forms/read-text.ts";

/** The field of a product with terms: "ask" shows them before the add. */
export const termsField = "terms";
/** The field with the id of the terms that were accepted. */
export const acceptedTermsField = "acceptedTermsId";

/** Whether a form asks for the terms before it adds. */
export const asksForTerms = (form: FormData): boolean => readText(form, termsField) === "ask";

/** Fields that belong to one press, not to what is added. */
const ownFields: ReadonlySet<string> = new Set([termsField, acceptedTermsField, "nonce", "confirmation"]);

/** Terms with the fields of the form that accepts them: what was submitted, and a nonce, so that it is added once. */
export function toTermsOfAdd(
  { termsId, title = null, message }: { termsId: string; title?: string | null | undefined; message: string },
  form: FormData,
): TermsOfAdd {
  const names = [...new Set(form.keys())].filter((name) => !ownFields.has(name));
  const submitted = names.map((name) => [name, readText(form, name) ?? ""]);
  const fields = { ...Object.fromEntries(submitted), [acceptedTermsField]: termsId, nonce: newKey() };
  return { title, message, fields };
}
