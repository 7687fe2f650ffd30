import type { TenderReply } from "@store/contract/tenders";
import type { BasketCall } from "../basket/basket-call.ts";
import type { BasketState } from "../basket/rules/basket-state.ts";
import { changeCheckout } from "../checkout/change-checkout.ts";
import type { TenderKind } from "../pricing/tender-refusal.ts";
import type { Answer } from "../service/context.ts";
import { toOrderSummary } from "../views/to-order-summary.ts";
import { toTenderCodesData } from "../views/to-tender-codes-data.ts";
import { guardBruteForce } from "./guard-brute-force.ts";
import { guardCode } from "./guard-code.ts";
import { guardPin } from "./guard-pin.ts";
import { hashAppliedNumber, loadTender, parseTender } from "./parse-tender.ts";
import { decideTender, type TenderDecision, withoutTenders } from "./rules/decide-tender.ts";

const giftCardsOut = {
  kind: "refused",
  status: 503,
  errorCode: "GiftCardsUnavailable",
  message: "Gift cards are temporarily unavailable.",
} as const satisfies Answer<never>;

const notFound: TenderDecision = {
  kind: "refused",
  refusal: {
    errorCode: "TenderNotFound",
    message: "This is no longer applied to your order. Reload the page to see what is.",
  },
};

/** Applies a gift card or a tender code to the order. */
export async function applyTender(
  { kind, number, pin }: { kind: Exclude<TenderKind, "certificate">; number: string; pin?: string },
  context: BasketCall,
): Promise<Answer<TenderReply>> {
  const isOut = kind === "giftCard" && context.snapshot.basketContext?.outages.has("giftCards");
  if (isOut) return giftCardsOut;
  const read = parseTender(kind, number, pin);
  if (!read.ok) return changeTenders(context, () => ({ kind: "refused", refusal: read }));
  const load = async () => ({ ...(await loadTender(read, context)), reference: context.random.token(16) });
  const evaluate = (typed: Awaited<ReturnType<typeof load>>) =>
    changeTenders(context, (state) => decideTender(state, typed));
  if (kind === "tenderCode") return guardCode(context, read.number, async () => evaluate(await load()));
  return guardBruteForce(context, async () => {
    const typed = await load();
    return guardPin(context, typed.numberHash, () => evaluate(typed));
  });
}

/** Removes a gift card or a tender code from the order, named by its reference or its number. */
export async function removeTender(
  kind: Exclude<TenderKind, "certificate">,
  id: string,
  context: BasketCall,
): Promise<Answer<TenderReply>> {
  const numberHash = await hashAppliedNumber(kind, id, context);
  return changeTenders(context, ({ basket }) => {
    const found = (basket.choices.tenders ?? []).find(
      (tender) => tender.kind === kind && (tender.reference === id || tender.numberHash === numberHash),
    );
    return found ? { kind: "change", next: withoutTenders(basket, (tender) => tender === found) } : notFound;
  });
}

function changeTenders(
  context: BasketCall,
  decide: (state: BasketState) => TenderDecision,
): Promise<Answer<TenderReply>> {
  return changeCheckout<TenderReply>(context, toReply, (state) => {
    const decision = decide(state);
    if (decision.kind !== "refused") return decision;
    const { errorCode, message } = decision.refusal;
    return { kind: "refused", refusal: { ...toReply(state), isSuccess: false, errorCode, message } };
  });
}

function toReply(state: BasketState): TenderReply {
  return {
    isSuccess: true,
    orderSummary: toOrderSummary(state, state.basket.site),
    tenderCodesData: toTenderCodesData(state),
  };
}
