import type { AddResult } from "@store/contract/cart";
import type { AddMonogrammed } from "@store/contract/cart/requests";
import type { BasketCall } from "../basket/basket-call.ts";
import type { LineDesign } from "../line-options/line-personalization.ts";
import type { Answer } from "../service/context.ts";
import { addItems } from "./add-items.ts";
import { findDesign } from "./queries/find-personalization.ts";
import type { WantedItem } from "./rules/decide-add.ts";

/** Adds an item with a saved design; refused if the design was not saved like this, or no longer exists. */
export async function addMonogrammed(
  { quantity, profileGuid, AcceptedTermsId, design: { sku, ...design } }: AddMonogrammed,
  context: BasketCall,
): Promise<Answer<AddResult>> {
  const saved = await findDesign(context.database, { profileGuid, ownerId: context.session?.ownerId ?? null });
  if (saved?.sku !== sku || !isSameDesign(saved.design, design)) return designNotFound("DesignNotFound");
  return addItems([{ Sku: sku, Quantity: quantity, AcceptedTermsId, design: saved.design }], context);
}

/** Adds items for the registries whose links some of them name; the saved designs that some name replace their texts. */
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
  for (const { PersonalizationId: personalizationId, ...item } of items) {
    const saved = personalizationId ? await findDesign(context.database, { personalizationId, ownerId }) : null;
    if (saved === undefined || (saved && saved.sku !== item.Sku)) return designNotFound("PersonalizationInvalid");
    wanted.push({ ...item, ...(saved && { design: saved.design }) });
  }
  return addItems(wanted, context, replacesLineId);
}

const registryNotFound: Answer<never> = {
  kind: "refused",
  status: 404,
  errorCode: "RegistryNotFound",
  message: "This registry is no longer there, or its link has changed. You can buy the item for yourself on its page.",
};

function designNotFound(errorCode: "DesignNotFound" | "PersonalizationInvalid"): Answer<never> {
  const message = "We no longer have this design. Please enter your text again.";
  return { kind: "refused", status: 404, errorCode, message };
}

function isSameDesign(saved: LineDesign, sent: LineDesign): boolean {
  const toKey = ({ templateName, locationName, personalization }: LineDesign) =>
    JSON.stringify([
      templateName,
      locationName,
      personalization.map(({ elementName, text, font, textcolor }) => [elementName, text, font, textcolor]),
    ]);
  return toKey(saved) === toKey(sent);
}
