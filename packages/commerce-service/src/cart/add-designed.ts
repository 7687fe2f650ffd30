import type { AddResult } from "@store/contract/cart";
import type { AddMonogrammed } from "@store/contract/cart/requests";
import type { BasketCall } from "../basket/basket-call.ts";
import type { LineDesign } from "../designs/line-design.ts";
import type { Answer } from "../service/context.ts";
import { addItems } from "./add-items.ts";
import { findDesign } from "./queries/find-design.ts";
import type { WantedItem } from "./rules/decide-add.ts";

/** Adds an item with a saved design; refused if the design was not saved like this, or no longer exists. */
export async function addMonogrammed(
  { quantity, profileGuid, design: { sku, ...design } }: AddMonogrammed,
  context: BasketCall,
): Promise<Answer<AddResult>> {
  const saved = await findDesign(context.database, { profileGuid });
  if (saved?.sku !== sku || !isSameDesign(saved.design, design)) return designNotFound("DesignNotFound");
  return addItems([{ Sku: sku, Quantity: quantity, design: saved.design }], context);
}

/** Adds items; the saved designs that some of them name replace their texts. */
export async function addDesignedItems(
  items: readonly (WantedItem & { PersonalizationId?: string | null | undefined })[],
  context: BasketCall,
): Promise<Answer<AddResult>> {
  const wanted: WantedItem[] = [];
  for (const { PersonalizationId: personalizationId, ...item } of items) {
    const saved = personalizationId ? await findDesign(context.database, { personalizationId }) : null;
    if (saved === undefined || (saved && saved.sku !== item.Sku)) return designNotFound("PersonalizationInvalid");
    wanted.push(saved ? { ...item, design: saved.design } : item);
  }
  return addItems(wanted, context);
}

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
