import type { CardTypeName } from "@store/contract/payment";
import type { CertificateReply } from "@store/contract/tenders";
import type { ApplyRewardCertificate } from "@store/contract/tenders/requests";
import type { BasketCall } from "../basket/basket-call.ts";
import type { BasketChange, Decision } from "../basket/decision.ts";
import type { BasketState } from "../basket/rules/basket-state.ts";
import { changeCheckout } from "../checkout/change-checkout.ts";
import { parseCardType } from "../pricing/check-card.ts";
import { type CardErrorFlag, cardErrorMessages, toCardErrors } from "../pricing/payment-refusals.ts";
import { findCertificateError } from "../pricing/rewards.ts";
import { tenderRefusal } from "../pricing/tender-refusal.ts";
import type { Answer } from "../service/context.ts";
import { guardBruteForce } from "../tenders/guard-brute-force.ts";
import { type HashedTender, hashAppliedNumber, loadTender, parseTender } from "../tenders/parse-tender.ts";
import { decideTender, withoutTenders } from "../tenders/rules/decide-tender.ts";
import { toOrderSummary } from "../views/to-order-summary.ts";
import { toRewardsData } from "../views/to-rewards-data.ts";

type CertificateDecision = Decision<BasketChange, { errorCode: string; message: string; flag?: CardErrorFlag }>;

/** Applies one of the account's certificates, which requires a rewards card. */
export async function applyCertificate(
  { certificateNumber, cardOneData, accountCardOneData }: ApplyRewardCertificate,
  context: BasketCall,
): Promise<Answer<CertificateReply>> {
  const read = findOwn(certificateNumber, context) ?? parseTender("certificate", certificateNumber);
  if ("message" in read) return changeCertificates(context, () => ({ kind: "refused", refusal: read }));
  const cardType = cardOneData && parseCardType(cardOneData);
  return guardBruteForce(context, async () => {
    const hashed = "number" in read ? await loadTender(read, context) : read;
    const typed = { ...hashed, reference: context.random.token(16) };
    return changeCertificates(context, (state) => {
      const decision = decideTender(state, typed);
      if (decision.kind === "refused") return decision;
      const flag = findCertificateError(
        toCardTypes(state, { cardType, accountCardId: accountCardOneData?.id ?? null }),
      );
      if (flag === null) return decision;
      const refusal = { errorCode: "CertificateNeedsStoreCard", message: cardErrorMessages[flag], flag };
      return { kind: "refused", refusal };
    });
  });
}

/** Removes a certificate from the order, named by its reference or its number. */
export async function removeCertificate(id: string, context: BasketCall): Promise<Answer<CertificateReply>> {
  const hash = findOwn(id, context)?.numberHash ?? (await hashAppliedNumber("certificate", id, context));
  return changeCertificates(context, ({ basket }) => {
    const found = (basket.choices.tenders ?? []).find(
      ({ kind, reference, numberHash }) => kind === "certificate" && (reference === id || numberHash === hash),
    );
    if (found) return { kind: "change", next: withoutTenders(basket, (tender) => tender === found) };
    return { kind: "refused", refusal: tenderRefusal("certificate", "NotFound", context.site) };
  });
}

/** Removes every certificate from the order. */
export function removeCertificates(context: BasketCall): Promise<Answer<CertificateReply>> {
  return changeCertificates(context, ({ basket }) => {
    const next = withoutTenders(basket, ({ kind }) => kind === "certificate");
    return next === basket ? { kind: "unchanged" } : { kind: "change", next };
  });
}

// The reference in the account's list identifies a certificate whose number the list does not show.
function findOwn(id: string, { snapshot }: BasketCall): HashedTender | undefined {
  const own = snapshot.basketContext?.account?.certificates.find(({ certificateId }) => certificateId === id);
  return own && { kind: "certificate", numberHash: own.numberHash, pinHash: null };
}

/** The card of the request counts; without one, the applied cards. */
function toCardTypes(
  { basketContext, paid }: BasketState,
  { cardType, accountCardId }: { cardType: CardTypeName | null; accountCardId: string | null },
): CardTypeName[] {
  const saved = basketContext.account?.cards.find(({ cardId }) => cardId === accountCardId)?.type;
  const brought = cardType ?? saved;
  return brought ? [brought] : paid.cards.map(({ card }) => card.type);
}

function changeCertificates(
  context: BasketCall,
  decide: (state: BasketState) => CertificateDecision,
): Promise<Answer<CertificateReply>> {
  return changeCheckout<CertificateReply>(context, toReply, (state) => {
    const decision = decide(state);
    if (decision.kind !== "refused") return decision;
    const { errorCode, message, flag = null } = decision.refusal;
    const refused = { ...toReply(state), isSuccess: false, errorCode, message, cardErrors: toCardErrors(flag) };
    return { kind: "refused", refusal: refused };
  });
}

function toReply(state: BasketState): CertificateReply {
  return {
    isSuccess: true,
    orderSummary: toOrderSummary(state, state.basket.site),
    rewardsData: toRewardsData(state),
    isOnlyCbccAllowed: state.paid.isOnlyCbccAllowed,
    cardErrors: toCardErrors(null),
  };
}
