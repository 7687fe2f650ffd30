import { customizationType, maxQuantity } from "@store/contract/shared";
import type { BasketLine, Fulfillment } from "../../basket/basket.ts";
import type { CatalogItem, LoadedBasket } from "../../basket/basket-context.ts";
import type { RefusedDecision } from "../../basket/decision.ts";
import { isSameLine } from "../../basket/is-same-line.ts";
import { selectItem } from "../../basket/rules/select-item.ts";
import { findTerms } from "../../basket/rules/terms.ts";
import { checkPersonalization } from "../../line-options/check-personalization.ts";
import { type RequestedItem, toLineOptions } from "../../line-options/line-options.ts";
import { type LinePersonalization, makerOf, toPlainPersonalization } from "../../line-options/line-personalization.ts";
import { describeProblem, formatSelection, readSelection } from "../../pricing/selection/read-selection.ts";
import { decideFulfillment, type FulfillmentErrorCode } from "./decide-fulfillment.ts";
import { toAddRecord } from "./to-add-record.ts";

/** An item of a request, with its saved personalization, which replaces the plain text. */
export type WantedItem = RequestedItem & { personalization?: LinePersonalization | undefined };

/** An item to add to the basket: a SKU with its text and its fulfillment method. */
export interface Addition extends Fulfillment, Pick<BasketLine, "quantity" | "options" | "addRecord"> {
  item: CatalogItem;
  /** The requested level, if it is not the standard one. */
  level: 2 | 3 | null;
}
type AddErrorCode =
  | "SkuNotFound"
  | "NotAvailable"
  | "QuantityLimit"
  | "PersonalizationInvalid"
  | "OptionChoiceInvalid"
  | "TermsNotAccepted"
  | "DesignNotFound"
  | FulfillmentErrorCode;
export interface AddRefusal {
  errorCode: AddErrorCode;
  message: string;
  /** The items whose terms were not accepted, if that is the reason. */
  unaccepted?: readonly CatalogItem[];
}
type AddDecision = { kind: "change"; additions: Addition[] } | RefusedDecision<AddRefusal>;

type HeldLine = Pick<BasketLine, "sku" | "options" | "quantity">;

/** Whether all wanted items may be added to the basket: all of them or none. */
export function decideAdd(wanted: readonly WantedItem[], loaded: LoadedBasket, now: Date): AddDecision {
  const held = loaded.basket.lines.filter(({ state }) => state === "cart");
  const additions: Addition[] = [];
  for (const want of wanted) {
    const plain = loaded.basketContext.items.get(want.Sku);
    if (!plain?.isSold || plain.kind === "donation")
      return refuse("SkuNotFound", `We do not sell item ${want.Sku} here.`);
    const selection = checkSelection(want, plain);
    if (!selection.ok) return refuse("OptionChoiceInvalid", selection.message);
    const item = selectItem(plain, selection.choice);
    const check = decidePersonalization(want, item, loaded);
    if (!check.ok) return refuse("PersonalizationInvalid", check.message);
    const fulfillment = decideFulfillment(want, item, loaded);
    if (!fulfillment.ok) return refuse(fulfillment.errorCode, fulfillment.message);
    const addition = {
      item,
      ...fulfillment.value,
      recipientId: null,
      registryCode: want.GiftRegistryId || null,
      options: toLineOptions(want, { personalization: check.personalization, choice: selection.choice }),
      addRecord: toAddRecord(want, item, now),
      quantity: want.Quantity,
    };
    const same = additions.find((one) => isSameAddition(one, addition));
    if (same) same.quantity += want.Quantity;
    else additions.push(addition);
  }
  return (
    refuseTooMany(additions, held) ??
    refuseOutOfStock(additions, held) ??
    refuseUnaccepted(additions) ?? { kind: "change", additions }
  );
}

/** What is chosen of an item beyond its SKU, in one spelling; or why it is not sold like this. */
function checkSelection(
  { OptionChoiceParameter: parameter }: WantedItem,
  { choices, title }: CatalogItem,
): { ok: true; choice: string | undefined } | { ok: false; message: string } {
  if (!choices) {
    if (parameter) return { ok: false, message: describeProblem({ kind: "unknown" }, title) };
    return { ok: true, choice: undefined };
  }
  const { selection, problem } = readSelection(parameter ?? "", choices);
  if (problem) return { ok: false, message: describeProblem(problem, title) };
  return { ok: true, choice: formatSelection(selection) || undefined };
}

const toLine = ({ item: { sku }, ...choice }: Addition) => ({ sku, ...choice });

// An addition does not accept the terms for another one.
function isSameAddition(one: Addition, other: Addition): boolean {
  const termsOf = ({ addRecord }: Addition) => addRecord.acceptedTerms?.termsId;
  return one.level === other.level && termsOf(one) === termsOf(other) && isSameLine(toLine(one), toLine(other));
}

function refuseTooMany(additions: readonly Addition[], held: readonly HeldLine[]): AddDecision | undefined {
  for (const { item, options } of additions) {
    const hasText = (line: Pick<BasketLine, "options">) => line.options.text === options.text;
    const inCart = sumQuantities(held.filter((line) => line.sku === item.sku && hasText(line)));
    const more = sumQuantities(additions.filter((addition) => addition.item.sku === item.sku && hasText(addition)));
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
    const more = sumQuantities(additions.filter((addition) => addition.item.sku === item.sku));
    if (inCart + more > item.available) {
      return refuse("NotAvailable", `${toStockMessage(item)}${formatInCart(inCart)}.`);
    }
  }
}

/** Last, so that a shopper accepts only what can be added. */
function refuseUnaccepted(additions: readonly Addition[]): AddDecision | undefined {
  const unaccepted = additions
    .filter(({ item, addRecord }) => findTerms(item) !== null && !addRecord.acceptedTerms)
    .map(({ item }) => item);
  const [first] = unaccepted;
  if (!first) return;
  const message = `Please accept the terms of ${first.title} to add it.`;
  return { kind: "refused", refusal: { errorCode: "TermsNotAccepted", message, unaccepted } };
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
  return { kind: "refused", refusal: { errorCode, message } };
}

type TextDecision = { ok: true; personalization: LinePersonalization | null } | { ok: false; message: string };

/**
 * The personalization of a wanted item, its own or from its plain text; null without a text. An item that the partner
 * personalizes is sold only with a text (AMB-130).
 */
function decidePersonalization(
  { personalization, PersonalizationText: plain, IsPersonalized: isPersonalized }: WantedItem,
  { personalization: rule, customizationType: type }: CatalogItem,
  { basketContext: { outages } }: LoadedBasket,
): TextDecision {
  const text = (plain ?? "").trim();
  if (!personalization && text === "") {
    const isRequired = isPersonalized || (rule !== null && type === customizationType.legacy);
    return isRequired ? { ok: false, message: "Please enter text" } : { ok: true, personalization: null };
  }
  const wanted = personalization ?? (rule ? toPlainPersonalization(text, rule) : noPersonalization);
  const checked = checkPersonalization(wanted, rule, { isAvailable: !outages.has(makerOf(type)) });
  return checked.ok ? checked : { ok: false, message: checked.error.businessErrorDescription };
}

const noPersonalization: LinePersonalization = { templateName: "", locationName: "", personalization: [] };
