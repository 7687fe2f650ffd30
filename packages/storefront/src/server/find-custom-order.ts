import type { CheckoutClient } from "@store/checkout-client";
import { specialOrderOperations } from "@store/contract/special-order";
import { readText } from "./page-form.ts";

/** An add that waits until its terms are accepted. */
export interface CustomOrder {
  /** The heading; null for the usual one. */
  readonly title: string | null;
  readonly message: string;
  /** The fields of the form that accepts: what was submitted, and a nonce, so that the order is added once. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The field of a product that may have terms: "ask" shows them, "accepted" adds. */
export const termsField = "terms";

/**
 * The terms of the custom order that an add-to-cart form asks for; null if there are none to accept, or they were. Undefined if
 * they could not be loaded.
 */
export async function findCustomOrder(client: CheckoutClient, form: FormData): Promise<CustomOrder | null | undefined> {
  if (readText(form, termsField) !== "ask") return null;
  const sku = readText(form, "sku") ?? "";
  const result = await client.call(specialOrderOperations.getCustomConfirmation, { sku, optionChoiceParameter: "" });
  if (!result.ok) return undefined;
  const { hasCustomOrderConfirmation, title = null, message = "" } = result.value;
  if (!hasCustomOrderConfirmation) return null;
  const names = [...form.keys()].filter(
    (name) => ["sku", "quantity"].includes(name) || name.startsWith("personalization."),
  );
  const submitted = names.map((name) => [name, readText(form, name) ?? ""]);
  return {
    title,
    message,
    fields: { ...Object.fromEntries(submitted), [termsField]: "accepted", nonce: crypto.randomUUID() },
  };
}
