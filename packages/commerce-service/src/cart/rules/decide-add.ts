import type { BasketLine } from "../../basket/basket.ts";
import type { ItemFacts } from "../../basket/basket-facts.ts";
import { checkPersonalization } from "./check-personalization.ts";

/** The most of one choice that a cart takes [AMB-040]. */
export const maxQuantity = 99;

export interface WantedItem {
  Sku: string;
  Quantity: number;
  PersonalizationText?: string | null | undefined;
  IsPersonalized?: boolean | undefined;
}

/** A choice to put into the basket: a SKU with its text. */
export interface Addition {
  item: ItemFacts;
  text: string | null;
  quantity: number;
}
export type AddErrorCode = "SkuNotFound" | "NotAvailable" | "QuantityLimit" | "PersonalizationInvalid";
export type AddDecision =
  | { kind: "add"; additions: Addition[] }
  | { kind: "refused"; errorCode: AddErrorCode; message: string };

type HeldLine = Pick<BasketLine, "sku" | "personalizationText" | "quantity">;

/** Whether all the wanted items may join what the basket holds: all of them or none. */
export function decideAdd({
  wanted,
  sold,
  held,
}: {
  wanted: readonly WantedItem[];
  sold: ReadonlyMap<string, ItemFacts>;
  held: readonly HeldLine[];
}): AddDecision {
  const additions: Addition[] = [];
  for (const want of wanted) {
    const item = sold.get(want.Sku);
    if (!item?.isSold || item.kind === "donation")
      return refuse("SkuNotFound", `We do not sell item ${want.Sku} here.`);
    const check = checkPersonalization(
      { text: want.PersonalizationText, isPersonalized: want.IsPersonalized },
      item.personalization,
    );
    if (!check.ok) return refuse("PersonalizationInvalid", check.message);
    const same = additions.find((addition) => addition.item === item && addition.text === check.text);
    if (same) same.quantity += want.Quantity;
    else additions.push({ item, text: check.text, quantity: want.Quantity });
  }
  return refuseTooMany(additions, held) ?? refuseOutOfStock(additions, held) ?? { kind: "add", additions };
}

function refuseTooMany(additions: readonly Addition[], held: readonly HeldLine[]): AddDecision | undefined {
  for (const { item, text, quantity } of additions) {
    const inCart = sumQuantities(held.filter((line) => line.sku === item.sku && line.personalizationText === text));
    if (inCart + quantity > maxQuantity) {
      return refuse("QuantityLimit", `A cart takes up to ${maxQuantity} of ${toLabel(item)}${sayInCart(inCart)}.`);
    }
  }
}

function refuseOutOfStock(additions: readonly Addition[], held: readonly HeldLine[]): AddDecision | undefined {
  for (const { item } of additions) {
    if (item.available === null) continue;
    // Texts differ from line to line, the stock they are taken from is one.
    const inCart = sumQuantities(held.filter((line) => line.sku === item.sku));
    const more = sumQuantities(additions.filter((addition) => addition.item === item));
    if (inCart + more > item.available) {
      return refuse("NotAvailable", `${toStockMessage(item)}${sayInCart(inCart)}.`);
    }
  }
}

function toStockMessage(item: ItemFacts & { available: number | null }): string {
  if (item.available === 0) return `${toLabel(item)} is out of stock`;
  return `Only ${item.available} of ${toLabel(item)} ${item.available === 1 ? "is" : "are"} left`;
}

function sumQuantities(parts: readonly { quantity: number }[]): number {
  return parts.reduce((total, { quantity }) => total + quantity, 0);
}

function sayInCart(inCart: number): string {
  return inCart === 0 ? "" : `, and ${inCart} ${inCart === 1 ? "is" : "are"} in your cart already`;
}

function toLabel({ title, optionLabel }: ItemFacts): string {
  return optionLabel === null ? title : `${title}, ${optionLabel}`;
}

function refuse(errorCode: AddErrorCode, message: string): AddDecision {
  return { kind: "refused", errorCode, message };
}
