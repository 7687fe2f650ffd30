import type { CheckoutClient } from "@store/checkout-client";
import { specialOrderOperations } from "@store/contract/special-order";
import type { TermsOfAdd } from "@store/product-ui/terms-step";
import { toSelectionText } from "../adding/to-add-to-cart-item.ts";
import { asksForTerms, toTermsOfAdd } from "../adding/to-terms-of-add.ts";
import { readText } from "../read-text.ts";

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
