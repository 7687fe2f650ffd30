import type { AddResult } from "@store/contract/cart";
import type { AddMonogrammed } from "@store/contract/cart/requests";
import type { BasketCall } from "../basket/basket-call.ts";
import type { LinePersonalization } from "../line-options/line-personalization.ts";
import type { Answer } from "../service/context.ts";
import { addItems } from "./add-items.ts";
import { findPersonalization } from "./queries/find-personalization.ts";
import type { WantedItem } from "./rules/decide-add.ts";

/** Adds an item with a saved text; refused if the text was not saved like this, or no longer exists. */
export async function addPersonalizedItem(
  { quantity, profileGuid, AcceptedTermsId, design: { sku, ...personalization } }: AddMonogrammed,
  context: BasketCall,
): Promise<Answer<AddResult>> {
  const saved = await findPersonalization(context.database, { profileGuid, ownerId: context.session?.ownerId ?? null });
  if (saved?.sku !== sku || !isSameText(saved.personalization, personalization)) return notFound("DesignNotFound");
  return addItems([{ Sku: sku, Quantity: quantity, AcceptedTermsId, personalization: saved.personalization }], context);
}

/** Adds items for the registries whose links some of them name; the saved texts that some name replace their own. */
export async function addRequestedItems(
  {
    items,
    replacesLineId,
  }: {
    items: readonly (WantedItem & { PersonalizationId?: string | null | undefined })[];
    replacesLineId?: string | undefined;
  },
  context: BasketCall,
): Promise<Answer<AddResult>> {
  const { registries } = context.snapshot.basketContext;
  if (items.some(({ GiftRegistryId: code }) => code && !registries.has(code))) return registryNotFound;
  const ownerId = context.session?.ownerId ?? null;
  const wanted: WantedItem[] = [];
  for (const { PersonalizationId: id, ...item } of items) {
    const saved = id ? await findPersonalization(context.database, { personalizationId: id, ownerId }) : null;
    if (saved === undefined || (saved && saved.sku !== item.Sku)) return notFound("PersonalizationInvalid");
    wanted.push({ ...item, ...(saved && { personalization: saved.personalization }) });
  }
  return addItems(wanted, context, replacesLineId);
}

const registryNotFound: Answer<never> = {
  kind: "refused",
  status: 404,
  errorCode: "RegistryNotFound",
  message: "This registry is no longer there, or its link has changed. You can buy the item for yourself on its page.",
};

function notFound(errorCode: "DesignNotFound" | "PersonalizationInvalid"): Answer<never> {
  const message = "We no longer have this design. Please enter your text again.";
  return { kind: "refused", status: 404, errorCode, message };
}

function isSameText(saved: LinePersonalization, sent: LinePersonalization): boolean {
  const toKey = ({ templateName, locationName, personalization }: LinePersonalization) =>
    JSON.stringify([
      templateName,
      locationName,
      personalization.map(({ elementName, text, font, textcolor }) => [elementName, text, font, textcolor]),
    ]);
  return toKey(saved) === toKey(sent);
}
