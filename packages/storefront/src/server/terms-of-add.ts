import type { CheckoutClient } from "@store/checkout-client";
import { specialOrderOperations } from "@store/contract/special-order";
import type { TermsOfAdd } from "@store/product-ui/terms-step";
import { readText } from "./page-form.ts";

/** The field of a product with terms: "ask" shows them before the add. */
export const termsField = "terms";
/** The field with the id of the terms that were accepted. */
export const acceptedTermsField = "acceptedTermsId";

/** Fields that belong to one press, not to what is added. */
const ownFields: ReadonlySet<string> = new Set([termsField, acceptedTermsField, "nonce", "confirmation"]);

/** The terms that an add-to-cart form asks for; null without any. Undefined if they could not be loaded. */
export async function findTermsOfAdd(client: CheckoutClient, form: FormData): Promise<TermsOfAdd | null | undefined> {
  if (readText(form, termsField) !== "ask") return null;
  const sku = readText(form, "sku") ?? "";
  const result = await client.call(specialOrderOperations.getCustomConfirmation, { sku, optionChoiceParameter: "" });
  if (!result.ok) return undefined;
  const { hasCustomOrderConfirmation, termsId, title, message } = result.value;
  if (!hasCustomOrderConfirmation || termsId === undefined || message === undefined) return null;
  return toTermsOfAdd({ termsId, title, message }, form);
}

/** Terms with the fields of the form that accepts them: what was submitted, and a nonce, so that it is added once. */
export function toTermsOfAdd(
  { termsId, title = null, message }: { termsId: string; title?: string | null | undefined; message: string },
  form: FormData,
): TermsOfAdd {
  const names = [...new Set(form.keys())].filter((name) => !ownFields.has(name));
  const submitted = names.map((name) => [name, readText(form, name) ?? ""]);
  const nonce = crypto.randomUUID();
  return { title, message, fields: { ...Object.fromEntries(submitted), [acceptedTermsField]: termsId, nonce } };
}
