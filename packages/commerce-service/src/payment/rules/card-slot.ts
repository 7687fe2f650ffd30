import { cardTypes, checkSecurityCode } from "@store/card-validation";
import type { CardTypeName, SavePaymentReply } from "@store/contract/payment";
import type { AccountCardData, CardEntry, SavePayment } from "@store/contract/payment/requests";
import type { SavedCardRecord } from "../../basket/basket-context.ts";
import type { BasketState } from "../../basket/rules/basket-state.ts";
import { toStoreTime } from "../../delivery/rules/to-store-time.ts";
import type { TypedCard } from "../../ports/payments.ts";
import { checkCard, isCardUsable } from "../../pricing/check-card.ts";
import {
  paymentRefusals,
  toCardErrors,
  toVerifyErrors,
  type VerifyErrorFlag,
  verifyErrorMessages,
} from "../../pricing/payment-refusals.ts";

/** A card slot of the request; a typed card has priority over a saved one. */
type CardSlot =
  | { slot: "CardOne" | "CardTwo"; entry: CardEntry }
  | { slot: "CardOne" | "CardTwo"; saved: AccountCardData };

/** A card that may pay, before the processor is called. */
export type ParsedCard = { type: CardTypeName; amountCents: number | undefined } & (
  | { kind: "typed"; card: TypedCard; isToBeSaved: boolean }
  | {
      kind: "saved";
      card: SavedCardRecord /** To be verified first; null if it was verified or has none. */;
      securityCode: string | null;
    }
);

export type PaymentRefusal = Pick<SavePaymentReply, "isSuccess" | "errorCode" | "message"> & Partial<SavePaymentReply>;

/** The cards of a request, card one first. */
export function toCardSlots(request: SavePayment): CardSlot[] {
  const fill = (slot: CardSlot["slot"], entry: CardEntry | null, saved: AccountCardData | null): CardSlot[] => {
    if (entry) return [{ slot, entry }];
    return saved ? [{ slot, saved }] : [];
  };
  return [
    ...fill("CardOne", request.cardOneData, request.accountCardOneData),
    ...fill("CardTwo", request.cardTwoData, request.accountCardTwoData),
  ];
}

/** Checks one card of a request; returns it, or its refusal. */
export function parseCard(
  slot: CardSlot,
  state: BasketState,
): { ok: true; card: ParsedCard } | { ok: false; reply: PaymentRefusal } {
  return "entry" in slot ? parseTypedCard(slot, state) : parseSavedCard(slot.saved, state);
}

function parseTypedCard({ slot, entry }: Extract<CardSlot, { entry: unknown }>, { now, basketContext }: BasketState) {
  const check = checkCard(entry, { today: toStoreTime(now) });
  if (!check.ok) {
    const { field, message, isReissued } = check;
    const reissued = { cardErrors: { ...toCardErrors(null), isOldCobrandCardUsed: true } };
    const reply = { ...paymentRefusals.refused, message, cardProblem: { field, message, slot } };
    return { ok: false, reply: { ...reply, ...(isReissued && reissued) } } as const;
  }
  const isToBeSaved = entry.saveToAccount && basketContext.account !== null;
  const { type, card } = check;
  return { ok: true, card: { kind: "typed", type, card, isToBeSaved, amountCents: entry.amountCents } } as const;
}

function parseSavedCard({ id, cvv = "", amountCents }: AccountCardData, { basket, basketContext, now }: BasketState) {
  const card = basketContext.account?.cards.find(({ cardId }) => cardId === id);
  if (!card) return { ok: false, reply: paymentRefusals.notFound } as const;
  if (!isCardUsable(card, now)) return { ok: false, reply: paymentRefusals.expired } as const;
  const isVerified = basket.choices.verifiedCardIds?.includes(id) ?? false;
  const read = { kind: "saved", type: card.type, card, amountCents } as const;
  if (isVerified || !cardTypes[card.type].hasSecurityCode) {
    return { ok: true, card: { ...read, securityCode: null } } as const;
  }
  const flag = checkCode(cvv, card.type);
  if (flag) return { ok: false, reply: refuseCode(flag, id) } as const;
  return { ok: true, card: { ...read, securityCode: cvv } } as const;
}

/** The error of a typed security code before the processor is called. */
export function checkCode(cvv: string, type: CardTypeName): VerifyErrorFlag | null {
  if (cvv === "") return "hasVerifyRequiredError";
  return checkSecurityCode(cvv, type).state === "valid" ? null : "hasVerifyInputError";
}

/** The refusal of a saved card whose code is missing, malformed or wrong. */
export function refuseCode(flag: VerifyErrorFlag, cardId: string) {
  return {
    isSuccess: false,
    errorCode: "VerificationFailed",
    message: verifyErrorMessages[flag],
    verifyErrors: toVerifyErrors(flag, cardId),
  };
}
