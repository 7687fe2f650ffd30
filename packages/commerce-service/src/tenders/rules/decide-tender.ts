import type { Site } from "@store/contract/shared";
import { sumCents } from "@store/price-format";
import type { Basket, TenderChoice } from "../../basket/basket.ts";
import { findTenderRecord } from "../../basket/rules/allocate-payment.ts";
import { type BasketState, withChoices } from "../../basket/rules/basket-state.ts";
import {
  type TenderErrorCode,
  type TenderKind,
  type TenderRefusal,
  type TenderRefusalCode,
  tenderKinds,
  tenderRefusal,
} from "./tender-refusal.ts";

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

/** The basket with a typed tender among its own, or why it is not taken. */
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

/** A gift card, a tender code or a certificate as its row has it. */
interface FoundTender {
  site: Site;
  /** What is left on it; of a certificate its amount. */
  balanceCents: number;
  /** The first moment at which it pays no longer; null for never. */
  expiresAt: Date | null;
  /** Of a certificate: whether an order has used it up. */
  isUsed: boolean;
}

export interface TenderToCheck {
  kind: TenderKind;
  /** Undefined when nobody has such a number, or when the certificate belongs to another account. */
  found: FoundTender | undefined;
  /** Of a gift card: whether the PIN is its own. */
  isPinRight?: boolean;
  /** Whether this basket has it already. */
  isApplied: boolean;
  now: Date;
  site: Site;
  /** What tenders may pay of the order, gift cards that are being bought left out. */
  payableCents: number;
  /** What the applied tenders that pay before this one, or as early, cover of that. */
  coveredCents: number;
}

type TenderCheck = { ok: true; found: FoundTender } | ({ ok: false } & TenderRefusal);

/**
 * Whether a tender may be applied to an order. What a gift card is worth or where it
 * holds is told only to whoever knows its PIN.
 */
export function checkTender(tender: TenderToCheck): TenderCheck {
  const { kind, found, isPinRight = true, isApplied, now, site, payableCents, coveredCents } = tender;
  if (!found || !isPinRight) return { ok: false, ...tenderRefusal(kind, "NotFound", site) };
  const refusals: readonly [isRefused: boolean, TenderRefusalCode][] = [
    [found.site !== site, "NotForSite"],
    [found.isUsed, "Used"],
    [found.expiresAt !== null && now >= found.expiresAt, "Expired"],
    [isApplied, "AlreadyApplied"],
    [found.balanceCents <= 0, "Empty"],
    [payableCents <= 0, "NotUsable"],
    [coveredCents >= payableCents, "NothingDue"],
  ];
  const refusal = refusals.find(([isRefused]) => isRefused)?.[1];
  // The site that is told is the tender's own.
  return refusal ? { ok: false, ...tenderRefusal(kind, refusal, found.site) } : { ok: true, found };
}
