import type { CheckoutClient } from "@store/checkout-client";
import { specialOrderOperations } from "@store/contract/special-order";
import type { TermsOfAdd } from "@store/product-ui/terms-step";
import { readText } from "../../web/forms/read-text.ts";
import { toSelectionText } from "./to-add-to-cart-item.ts";
import { asksForTerms, toTermsOfAdd } from "./to-terms-of-add.ts";

/** The terms that an add-to-cart form asks for; null without any. Undefined if they could not be loaded. */
export async function findTermsOfAdd(client: CheckoutClient, form: FormData): Promise<TermsOfAdd | null | undefined> {
  if (!asksForTerms(form)) return null;
  const sku = readText(form, "sku") ?? "";
  const result = await client.call(specialOrderOperations.getCustomConfirmation, {
    sku,
    optionChoiceParameter: toSelectionText(form) ?? "",
  });
  if (!result.ok) return undefined;
  const { hasCustomOrderConfirmation, termsId, title, message } = result.value;
  if (!hasCustomOrderConfirmation || termsId === undefined || message === undefined) return null;
  return toTermsOfAdd({ termsId, title, message }, form);
}
