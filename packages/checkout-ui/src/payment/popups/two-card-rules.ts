import type { SavedCard } from "@store/contract/payment";
import type { SavePayment } from "@store/contract/payment/requests";
import { formatPrice, type PriceOptions, parsePrice } from "@store/price-format";
import { listAccountCards } from "../../card/account-cards.ts";
import type { CardEntry } from "../../card/check-card-draft.ts";
import { securityCodeProblems } from "../../card/security-code.ts";

/** A card that may be one of two: saved or typed, without its code. */
export type PairCard = { readonly key: string; readonly label: string | null; readonly isDisabled: boolean } & Pick<
  CardEntry,
  "type" | "lastFour" | "expMonth" | "expYear"
> &
  (
    | { readonly kind: "saved"; readonly asksCode: boolean }
    | { readonly kind: "typed"; readonly asksCode: boolean; readonly entry: CardEntry }
  );

/** Texts by the key of a card. */
type TextsByKey = Readonly<Record<string, string>>;

export interface PairErrors {
  readonly choice?: string | undefined;
  readonly amounts?: string | undefined;
  readonly codes: TextsByKey;
  /** The service's refusals of cards, except for codes. */
  readonly cards: TextsByKey;
}

export const noErrors: PairErrors = { codes: {}, cards: {} };

/** The saved cards and the typed ones, in one list. */
export function listPairCards(
  data: Parameters<typeof listAccountCards>[0],
  typed: Readonly<Record<string, CardEntry>>,
): PairCard[] {
  const saved = listAccountCards(data).map(({ card, label, isDisabled }) => ({
    kind: "saved" as const,
    key: card.id,
    label,
    isDisabled,
    asksCode: card.cardInfo.verifyCreditCard,
    ...pickShown(card.cardInfo),
  }));
  const others = Object.entries(typed).map(([key, entry]) => ({
    kind: "typed" as const,
    key,
    label: null,
    isDisabled: false,
    asksCode: securityCodeProblems("", entry.type).securityCode !== undefined,
    entry,
    ...pickShown(entry),
  }));
  return [...saved, ...others];
}

function pickShown({
  type,
  lastFour,
  expMonth,
  expYear,
}: Omit<SavedCard["cardInfo"], "verifyCreditCard" | "isVerificationApplied">) {
  return { type, lastFour, expMonth, expYear };
}

/** Selects a card or clears it; a third is ignored while two are selected. */
export function toggleCard(chosen: readonly string[], key: string): readonly string[] {
  if (chosen.includes(key)) return chosen.filter((one) => one !== key);
  return chosen.length < 2 ? [...chosen, key] : chosen;
}

/** An amount as a field shows it: 1250 is "12.50". */
function toAmountText(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

/** Both amounts after one was typed: the other pays the rest, and is empty if there is none. */
export function followAmount(dueCents: number, index: 0 | 1, typed: string): readonly [string, string] | null {
  const amount = parsePrice(typed);
  if (!amount.ok || amount.cents < 0) return null;
  const other = toAmountText(Math.max(dueCents - amount.cents, 0));
  return index === 0 ? [typed, other] : [other, typed];
}

/**
 * The initial amounts: the second card keeps its own if that leaves an amount for the first one; otherwise both pay
 * half.
 */
export function shareAmounts(dueCents: number, secondCents: number | undefined): readonly [string, string] {
  const isValidSplit = secondCents !== undefined && secondCents > 0 && secondCents < dueCents;
  const second = isValidSplit ? secondCents : Math.floor(dueCents / 2);
  return [toAmountText(dueCents - second), toAmountText(second)];
}

export interface PairDraft {
  readonly cards: readonly PairCard[];
  /** By the keys of the cards, in payment order. */
  readonly chosen: readonly string[];
  readonly amounts: readonly [string, string];
  readonly codes: TextsByKey;
}

/** All errors of two cards before a call is made, or the request. Amounts are compared in cents. */
export function checkPair(
  { cards, chosen, amounts, codes }: PairDraft,
  { dueCents, price }: { readonly dueCents: number; readonly price: PriceOptions },
): { readonly ok: true; readonly request: Partial<SavePayment> } | { readonly ok: false; readonly errors: PairErrors } {
  const [one, two] = chosen.map((key) => cards.find((card) => card.key === key));
  if (!one || !two) return { ok: false, errors: { ...noErrors, choice: "Please select two cards." } };
  const wrong = [one, two].flatMap(({ key, type, asksCode }) => {
    const { securityCode } = asksCode ? securityCodeProblems(codes[key] ?? "", type) : {};
    return securityCode ? [[key, securityCode] as const] : [];
  });
  const [first, second] = amounts.map((amount) => parsePrice(amount)).map((parsed) => (parsed.ok ? parsed.cents : 0));
  const isZero = !first || !second || first < 0 || second < 0;
  const isOff = !isZero && first + second !== dueCents;
  const amountsError = isZero
    ? "Please enter an amount for each card."
    : isOff
      ? `The two amounts must add up to ${formatPrice(dueCents, price)}.`
      : undefined;
  if (wrong.length > 0 || isZero || isOff)
    return { ok: false, errors: { cards: {}, codes: Object.fromEntries(wrong), amounts: amountsError } };
  return {
    ok: true,
    request: { ...toSlot("One", one, codes, first), ...toSlot("Two", two, codes, second) },
  };
}

function toSlot(slot: "One" | "Two", card: PairCard, codes: TextsByKey, amountCents: number): Partial<SavePayment> {
  const cvv = card.asksCode ? (codes[card.key] ?? "") : "";
  if (card.kind === "typed") return { [`card${slot}Data`]: { ...card.entry, cvv, amountCents } };
  return { [`accountCard${slot}Data`]: { id: card.key, amountCents, ...(cvv && { cvv }) } };
}
