import type { TenderReply } from "@store/contract/tenders";
import type { Basket } from "../basket/basket.ts";
import type { BasketState } from "../basket/rules/basket-state.ts";
import { changeCheckout } from "../checkout/change-checkout.ts";
import type { TenderKind } from "../pricing/tender-refusal.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { toOrderSummary } from "../views/to-order-summary.ts";
import { toTenderCodesData } from "../views/to-tender-codes-data.ts";
import { guardBruteForce } from "./guard-brute-force.ts";
import { guardCode } from "./guard-code.ts";
import { guardPin } from "./guard-pin.ts";
import { hashAppliedNumber, loadTender, parseTender } from "./parse-tender.ts";
import { decideTender, withoutTenders } from "./rules/decide-tender.ts";

type Decision = { ok: true; next: Basket } | { ok: false; errorCode: string; message: string };

const giftCardsOut = {
  kind: "refused",
  status: 503,
  errorCode: "GiftCardsUnavailable",
  message: "Gift cards are temporarily unavailable.",
} as const satisfies Answer<never>;

const notFound = {
  ok: false,
  errorCode: "TenderNotFound",
  message: "This is no longer applied to your order. Reload the page to see what is.",
} as const;

/** Applies a gift card or a tender code to the order. */
export async function applyTender(
  { kind, number, pin }: { kind: Exclude<TenderKind, "certificate">; number: string; pin?: string },
  context: CallContext,
): Promise<Answer<TenderReply>> {
  const isOut = kind === "giftCard" && context.snapshot.basketContext?.outages.has("giftCards");
  if (isOut) return giftCardsOut;
  const read = parseTender(kind, number, pin);
  if (!read.ok) return changeTenders(context, () => read);
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
  named: string,
  context: CallContext,
): Promise<Answer<TenderReply>> {
  const numberHash = await hashAppliedNumber(kind, named, context);
  return changeTenders(context, ({ basket }) => {
    const found = (basket.choices.tenders ?? []).find(
      (tender) => tender.kind === kind && (tender.reference === named || tender.numberHash === numberHash),
    );
    return found ? { ok: true, next: withoutTenders(basket, (tender) => tender === found) } : notFound;
  });
}

function changeTenders(context: CallContext, decide: (state: BasketState) => Decision): Promise<Answer<TenderReply>> {
  return changeCheckout<TenderReply>(
    context,
    (state) => {
      const decision = decide(state);
      if (decision.ok) return { kind: "set", next: decision.next };
      const { errorCode, message } = decision;
      return { kind: "refused", reply: { ...toReply(state), isSuccess: false, errorCode, message } };
    },
    toReply,
  );
}

function toReply(state: BasketState): TenderReply {
  return {
    isSuccess: true,
    orderSummary: toOrderSummary(state, state.basket.site),
    tenderCodesData: toTenderCodesData(state),
  };
}
