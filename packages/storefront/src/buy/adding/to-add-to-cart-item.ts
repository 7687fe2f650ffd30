import type { AddToCartItem } from "@store/contract/cart/requests";
import { shipMethod } from "@store/contract/shared";
import { toPlainDigits } from "@store/postal-and-address";
import { readText } from "../../web/forms/read-text.ts";
import { acceptedTermsField } from "./to-terms-of-add.ts";

/**
 * The item of an add-to-cart form, of a product page, a card or a carousel alike, with every field of the call: null
 * where the form has none.
 */
export function toAddToCartItem(form: FormData): AddToCartItem {
  const read = (name: string) => readText(form, name) || null;
  const isPickup = read("fulfillment") === "pickup";
  const installation = read("installation");
  return {
    Sku: read("sku") ?? "",
    Quantity: readCount(read("quantity")) ?? 1,
    OptionChoiceParameter: toSelectionText(form),
    Location: isPickup ? read("locationId") : read("place"),
    IsPickupSelected: isPickup,
    GiftRegistryId: read("registry"),
    Position: readCount(read("position")),
    TotalPositions: readCount(read("totalPositions")),
    Url: read("url"),
    IsInstallationServiceRequired: !isPickup && installation !== null,
    InstallationServiceType: isPickup ? null : installation,
    PersonalizationText: null,
    IsPersonalized: false,
    PersonalizationId: null,
    ShipMethod: shipMethod.standard,
    AcceptedTermsId: read(acceptedTermsField),
  };
}

/** The selection of an item that is made to order: a field for each of its options; null for any other item. */
export function toSelectionText(form: FormData): string | null {
  const options = readText(form, "options");
  if (!options) return null;
  const chosen = options.split(" ").flatMap((code) => {
    const choice = readText(form, code);
    return choice ? [`${code}.${choice}`] : [];
  });
  return chosen.join("~");
}

/** A whole number in any digits; null without one. */
function readCount(text: string | null): number | null {
  return text === null ? null : Number(toPlainDigits(text));
}
