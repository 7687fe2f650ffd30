import { sumCents } from "@store/price-format";
import type { Basket, TenderChoice } from "../../basket/basket.ts";
import { findTenderRecord } from "../../basket/rules/allocate-payment.ts";
import type { BasketState } from "../../basket/rules/basket-state.ts";
import { withChoices } from "../../basket/rules/edit-basket.ts";
import { checkTender } from "./check-tender.ts";
import { type TenderKind, tenderKinds } from "./tender-kind.ts";
import type { TenderErrorCode } from "./tender-refusal.ts";

/** How many of a kind one order takes. */
const tenderLimit = 10;

/** A tender that the shopper typed, by its hashes. */
interface TypedTender {
  kind: TenderKind;
  numberHash: string;
  /** Of a gift card. */
  pinHash: string | null;
  /** What names it in the basket from now on. */
  reference: string;
}

type TenderDecision =
  | { ok: true; next: Basket }
  | { ok: false; errorCode: TenderErrorCode | "TenderLimit"; message: string };

/** The basket with a typed tender among its own, or why it is not taken [CALL-048, CALL-050, CALL-052]. */
export function decideTender(
  state: BasketState,
  { kind, numberHash, pinHash, reference }: TypedTender,
): TenderDecision {
  const { basket, paid, now } = state;
  const applied = basket.choices.tenders ?? [];
  const basketContext = findTenderRecord({ kind, numberHash }, state);
  const earlier = tenderKinds.slice(0, tenderKinds.indexOf(kind) + 1);
  const check = checkTender({
    kind,
    found: basketContext && {
      ...basketContext,
      expiresAt: basketContext.expiresAt === null ? null : new Date(basketContext.expiresAt),
    },
    isPinRight: basketContext?.pinHash === pinHash,
    isApplied: applied.some((tender) => tender.kind === kind && tender.numberHash === numberHash),
    now,
    site: basket.site,
    payableCents: paid.payableCents,
    coveredCents: sumCents(
      paid.tenders.flatMap(({ tender, appliedCents }) => (earlier.includes(tender.kind) ? [appliedCents] : [])),
    ),
  });
  if (!check.ok) return check;
  if (applied.filter((tender) => tender.kind === kind).length >= tenderLimit) {
    return {
      ok: false,
      errorCode: "TenderLimit",
      message: `An order takes ${tenderLimit} of these, and yours has them.`,
    };
  }
  const { balanceCents } = check.found;
  const added: TenderChoice = { kind, numberHash, reference, lastFour: basketContext?.lastFour ?? "", balanceCents };
  return { ok: true, next: withChoices(basket, { tenders: [...applied, added] }) };
}

/** The basket without some of its tenders. */
export function withoutTenders(basket: Basket, isRemoved: (tender: TenderChoice) => boolean): Basket {
  const left = (basket.choices.tenders ?? []).filter((tender) => !isRemoved(tender));
  return withChoices(basket, { tenders: left.length === 0 ? undefined : left });
}
