import type { CheckoutClient } from "@store/checkout-client";
import { sectionalOperations } from "@store/contract/sectionals";
import { acceptedTermsField, toTermsOfAdd } from "../adding/to-terms-of-add.ts";
import { readText } from "../read-text.ts";
import { type AddOutcome, somethingWentWrong, toOutcome } from "./add-to-cart.ts";

/** Adds all pieces of a ready layout, after its terms were accepted; null for a form of something else. */
export async function addLayout(client: CheckoutClient, form: FormData): Promise<AddOutcome | null> {
  const [collectionCode, design] = [readText(form, "collection"), readText(form, "design")];
  if (!collectionCode || !design) return null;
  const fabricChoiceCode = readText(form, "fabric") || undefined;
  const result = await client.call(sectionalOperations.getSectionalPage, {
    collectionCode,
    ...(fabricChoiceCode && { fabricChoiceCode }),
  });
  const layout = result.ok ? result.value.layouts.find((ready) => ready.design === design) : undefined;
  if (!result.ok || !layout) return { kind: "refused", problem: somethingWentWrong };
  const { terms, defaults } = result.value;
  const accepted = readText(form, acceptedTermsField);
  if (terms && accepted !== terms.termsId) return { kind: "terms", terms: toTermsOfAdd(terms, form) };
  const items = layout.skus.map((Sku) => ({
    Sku,
    Quantity: 1 as const,
    OptionChoiceParameter: `legs.${defaults.legFinishCode}`,
    Location: "Sectional Configurator" as const,
    ...(terms && { AcceptedTermsId: terms.termsId }),
  }));
  return toOutcome(
    await client.call(sectionalOperations.addSectional, { items, excludeFormattedPrice: false, design }),
    form,
  );
}
