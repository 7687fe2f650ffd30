import type { CheckoutClient } from "@store/checkout-client";
import { cartOperations } from "@store/contract/cart";
import type { AddMonogrammed } from "@store/contract/cart/requests";
import { catalogOperations } from "@store/contract/catalog";
import { checkTexts as checkEntered, personalizationOperations } from "@store/contract/personalization";
import type { Design } from "@store/contract/personalization/requests";
import { itemOptions } from "@store/contract/shared";
import {
  fontField,
  isBlank,
  noProblems,
  type PersonalizationFormProps,
  readPersonalization,
  toRenderProblems,
  toTextProblems,
} from "@store/product-ui/personalization-form";
import { type FormOutcome, type Invalid, invalid, type Moved, type Shown, shown } from "@store/ui-kit/form-outcome";
import { toProblem } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import { type AddOutcome, somethingWentWrong, toOutcome } from "./add-to-cart.ts";
import { toAddToCartItem } from "./to-add-to-cart-item.ts";

type Submitted = NonNullable<PersonalizationFormProps["submitted"]>;

/** The outcome of an add with a personalization; a preview and wrong texts are shown in its form. */
export type PersonalizedOutcome = AddOutcome | Exclude<FormOutcome<WithTexts, WithTexts>, Moved>;
type WithTexts = { readonly submitted: Submitted };

/**
 * Adds an item with the texts of an add-to-cart form: checks them, saves them and adds it. The preview button
 * only renders it. Null without texts.
 */
export async function addPersonalized(client: CheckoutClient, form: FormData): Promise<PersonalizedOutcome | null> {
  const entered = await readEntered(client, form);
  if (entered === null) return null;
  if (entered === undefined) return invalid({ problem: somethingWentWrong });
  const { personalization, rule, errors } = entered;
  const isPreview = readText(form, "intent") === "preview";
  if (isBlank(personalization) && !rule.isRequired && !isPreview) return null;
  const submit = (problems: Submitted["problems"], preview: string | null = null) => ({
    submitted: { problems, preview, fields: toFields(form) },
  });
  if (errors.length > 0) return invalid(submit(toTextProblems(errors)));
  if (!isPreview) {
    const saved = await saveAndAdd(client, personalization, form);
    if (saved) return saved;
  }
  // The service does not accept the texts; rendering them says which ones, and why.
  const rendered = await client.call(personalizationOperations.renderPersonalization, personalization);
  if (!rendered.ok) return invalid({ problem: somethingWentWrong });
  const { imageUrl, error } = rendered.value;
  const texts = submit(error ? toRenderProblems(error, rule) : noProblems, imageUrl);
  return imageUrl === null ? invalid(texts) : shown(texts);
}

/** The texts in the fields of a form; null if the form has none, undefined if its rule could not be loaded. */
async function readEntered(client: CheckoutClient, form: FormData) {
  if (!form.has(fontField)) return null;
  const sku = readText(form, "sku") ?? "";
  const product = await client.call(catalogOperations.getProduct, { sku });
  const rule = product.ok ? product.value.personalization : null;
  if (!rule) return undefined;
  const { personalization, font } = readPersonalization((name) => readText(form, name), { sku, rule });
  const errors = font ? checkEntered(personalization.personalization, font.fontAttributes) : [];
  return { personalization, rule, errors };
}

const toFields = (form: FormData) =>
  Object.fromEntries([...form.keys()].map((name) => [name, readText(form, name) ?? ""]));

/** Checks the texts of a form whose item is added without them, as a registry does (AMB-239). */
export async function checkTexts(
  client: CheckoutClient,
  form: FormData,
): Promise<Shown<{ hasText: boolean }> | Invalid<Partial<WithTexts>>> {
  const entered = await readEntered(client, form);
  if (entered === undefined) return invalid({ problem: somethingWentWrong });
  if (entered === null || isBlank(entered.personalization)) return shown({ hasText: false });
  if (entered.errors.length === 0) return shown({ hasText: true });
  return invalid({ submitted: { problems: toTextProblems(entered.errors), preview: null, fields: toFields(form) } });
}

const optionNames = Object.keys(itemOptions) as (keyof typeof itemOptions)[];

/** Null if the personalization cannot be made. */
async function saveAndAdd(client: CheckoutClient, personalization: Design, form: FormData): Promise<AddOutcome | null> {
  const saved = await client.call(personalizationOperations.saveDesign, personalization);
  if (!saved.ok && saved.failure.kind === "refused" && saved.failure.status === 422) return null;
  if (!saved.ok) return invalid({ problem: toProblem(saved, somethingWentWrong) ?? somethingWentWrong });
  const item = toAddToCartItem(form);
  const { Quantity: quantity = 1, AcceptedTermsId } = item;
  // The call of a saved personalization carries no other option.
  if (item.IsPickupSelected || optionNames.some((name) => item[name])) {
    const { personalizationId: PersonalizationId } = saved.value;
    const items = [{ ...item, IsPersonalized: true, PersonalizationId }];
    return toOutcome(await client.call(cartOperations.addItems, { items }), form);
  }
  const result = await client.call(cartOperations.addMonogrammed, {
    quantity,
    orderType: "personalized",
    profileGuid: saved.value.profileGuid,
    design: withoutBlanks(personalization),
    AcceptedTermsId,
  });
  return toOutcome(result, form);
}

/** The personalization as it was saved: without its empty lines. */
function withoutBlanks({ personalization, ...place }: Design): AddMonogrammed["design"] {
  const texts = personalization.filter(({ text }) => text !== "");
  return {
    ...place,
    personalization: texts.map(({ elementName, text, textcolor = "", font = "" }) => ({
      elementName,
      text,
      textcolor,
      font,
    })),
  };
}
