import type { BasketLine } from "../../basket/basket.ts";
import type { CatalogItem, LoadedBasket } from "../../basket/basket-context.ts";
import { holdsCardNumber } from "../../free-text/holds-card-number.ts";
import { decideFulfillment, type FulfillmentErrorCode, type RequestedFulfillment } from "./decide-fulfillment.ts";
import type { Personalization } from "./to-unit-price.ts";

/** The maximum quantity of one SKU with the same options in a cart. */
export const maxQuantity = 99;

export interface WantedItem extends RequestedFulfillment {
  Sku: string;
  Quantity: number;
  PersonalizationText?: string | null | undefined;
  IsPersonalized?: boolean | undefined;
  OptionChoiceParameter?: string | null | undefined;
  GiftRegistryId?: string | null | undefined;
}

/** An item to add to the basket: a SKU with its text and its fulfillment method. */
export interface Addition
  extends Pick<BasketLine, "locationId" | "hasInstallation" | "optionChoice" | "registryId" | "quantity"> {
  item: CatalogItem;
  text: string | null;
  /** The requested level, if it is not the standard one. */
  level: 2 | 3 | null;
}
export type AddErrorCode =
  | "SkuNotFound"
  | "NotAvailable"
  | "QuantityLimit"
  | "PersonalizationInvalid"
  | FulfillmentErrorCode;
export type AddDecision =
  | { kind: "add"; additions: Addition[] }
  | { kind: "refused"; errorCode: AddErrorCode; message: string };

type HeldLine = Pick<BasketLine, "sku" | "personalizationText" | "quantity">;

/** Whether all wanted items may be added to the basket: all of them or none. */
export function decideAdd(wanted: readonly WantedItem[], loaded: LoadedBasket): AddDecision {
  const held = loaded.basket.lines.filter(({ state }) => state === "cart");
  const additions: Addition[] = [];
  for (const want of wanted) {
    const item = loaded.basketContext.items.get(want.Sku);
    if (!item?.isSold || item.kind === "donation")
      return refuse("SkuNotFound", `We do not sell item ${want.Sku} here.`);
    const check = checkPersonalization(
      { text: want.PersonalizationText, isPersonalized: want.IsPersonalized },
      item.personalization,
    );
    if (!check.ok) return refuse("PersonalizationInvalid", check.message);
    const fulfillment = decideFulfillment(want, item, loaded);
    if (!fulfillment.ok) return refuse(fulfillment.errorCode, fulfillment.message);
    const choice = {
      ...fulfillment.value,
      text: check.text,
      optionChoice: want.OptionChoiceParameter || null,
      registryId: want.GiftRegistryId || null,
    };
    const same = additions.find((addition) => addition.item === item && isSameAddition(addition, choice));
    if (same) same.quantity += want.Quantity;
    else additions.push({ item, ...choice, quantity: want.Quantity });
  }
  return refuseTooMany(additions, held) ?? refuseOutOfStock(additions, held) ?? { kind: "add", additions };
}

type AddedChoice = Omit<Addition, "item" | "quantity">;

function isSameAddition(one: AddedChoice, other: AddedChoice): boolean {
  return (
    one.text === other.text &&
    one.optionChoice === other.optionChoice &&
    one.registryId === other.registryId &&
    one.locationId === other.locationId &&
    one.hasInstallation === other.hasInstallation &&
    one.level === other.level
  );
}

function refuseTooMany(additions: readonly Addition[], held: readonly HeldLine[]): AddDecision | undefined {
  for (const { item, text } of additions) {
    const inCart = sumQuantities(held.filter((line) => line.sku === item.sku && line.personalizationText === text));
    const more = sumQuantities(additions.filter((addition) => addition.item === item && addition.text === text));
    if (inCart + more > maxQuantity) {
      return refuse("QuantityLimit", `A cart takes up to ${maxQuantity} of ${toLabel(item)}${formatInCart(inCart)}.`);
    }
  }
}

function refuseOutOfStock(additions: readonly Addition[], held: readonly HeldLine[]): AddDecision | undefined {
  for (const { item } of additions) {
    if (item.available === null) continue;
    // Lines differ by text and store, but share the stock of their SKU.
    const inCart = sumQuantities(held.filter((line) => line.sku === item.sku));
    const more = sumQuantities(additions.filter((addition) => addition.item === item));
    if (inCart + more > item.available) {
      return refuse("NotAvailable", `${toStockMessage(item)}${formatInCart(inCart)}.`);
    }
  }
}

function toStockMessage(item: CatalogItem & { available: number | null }): string {
  if (item.available === 0) return `${toLabel(item)} is out of stock`;
  return `Only ${item.available} of ${toLabel(item)} ${item.available === 1 ? "is" : "are"} left`;
}

function sumQuantities(parts: readonly { quantity: number }[]): number {
  return parts.reduce((total, { quantity }) => total + quantity, 0);
}

function formatInCart(inCart: number): string {
  return inCart === 0 ? "" : `, and ${inCart} ${inCart === 1 ? "is" : "are"} in your cart already`;
}

function toLabel({ title, optionLabel }: CatalogItem): string {
  return optionLabel === null ? title : `${title}, ${optionLabel}`;
}

function refuse(errorCode: AddErrorCode, message: string): AddDecision {
  return { kind: "refused", errorCode, message };
}

type PersonalizationCheck = { ok: true; text: string | null } | { ok: false; message: string };

/** Checks the text for an item with its product's rule; no text means no personalization. */
function checkPersonalization(
  { text, isPersonalized }: { text: string | null | undefined; isPersonalized: boolean | undefined },
  rule: Personalization | null,
): PersonalizationCheck {
  const words = (text ?? "").trim();
  if (words === "") return isPersonalized ? refuseText("Please enter text") : { ok: true, text: null };
  if (!rule) return refuseText("This item cannot be personalized. Add it without a text.");
  if ([...words].length > rule.maxLength) return refuseText("Your message is over the character limit");
  // The flag that browsers use for a field's pattern.
  if (!new RegExp(`^(?:${rule.pattern})$`, "v").test(words))
    return refuseText("Your message contains invalid characters");
  if (holdsCardNumber(words)) return refuseText("This text looks like a card number. Please enter another text.");
  return { ok: true, text: words };
}

function refuseText(message: string): PersonalizationCheck {
  return { ok: false, message };
}
