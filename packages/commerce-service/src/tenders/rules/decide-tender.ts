import type { Site } from "@store/contract/shared";
import { sumCents } from "@store/price-format";
import type { Basket, TenderChoice } from "../../basket/basket.ts";
import type { BasketChange, Decision } from "../../basket/decision.ts";
import { findTenderRecord } from "../../basket/rules/allocate-payment.ts";
import { type BasketState, withChoices } from "../../basket/rules/basket-state.ts";
import {
  type TenderKind,
  type TenderRefusal,
  type TenderRefusalCode,
  tenderKinds,
  tenderRefusal,
} from "../../pricing/tender-refusal.ts";

/** The maximum number of tenders of a kind in one order. */
const tenderLimit = 10;

/** A tender that the shopper typed, by its hashes. */
interface TypedTender {
  kind: TenderKind;
  numberHash: string;
  /** Of a gift card. */
  pinHash: string | null;
  /** Its reference in the basket. */
  reference: string;
}

export type TenderDecision = Decision<BasketChange, { errorCode: string; message: string }>;

/** The basket with a typed tender, or why it is refused. */
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
  if (!check.ok) return { kind: "refused", refusal: check };
  if (applied.filter((tender) => tender.kind === kind).length >= tenderLimit) {
    const message = `An order takes ${tenderLimit} of these, and yours has them.`;
    return { kind: "refused", refusal: { errorCode: "TenderLimit", message } };
  }
  const { balanceCents } = check.found;
  const added: TenderChoice = { kind, numberHash, reference, lastFour: basketContext?.lastFour ?? "", balanceCents };
  return { kind: "change", next: withChoices(basket, { tenders: [...applied, added] }) };
}

/** The basket without some of its tenders. */
export function withoutTenders(basket: Basket, isRemoved: (tender: TenderChoice) => boolean): Basket {
  const left = (basket.choices.tenders ?? []).filter((tender) => !isRemoved(tender));
  return withChoices(basket, { tenders: left.length === 0 ? undefined : left });
}

/** A gift card, a tender code or a certificate from its row. */
interface FoundTender {
  site: Site;
  /** The remaining balance; for a certificate its amount. */
  balanceCents: number;
  /** The first time at which it is no longer valid; null for never. */
  expiresAt: Date | null;
  /** For a certificate: whether an order has used it. */
  isUsed: boolean;
}

export interface TenderToCheck {
  kind: TenderKind;
  /** Undefined if the number is unknown, or if the certificate belongs to another account. */
  found: FoundTender | undefined;
  /** For a gift card: whether the PIN is right. */
  isPinRight?: boolean;
  /** Whether this basket already has it. */
  isApplied: boolean;
  now: Date;
  site: Site;
  /** The maximum that tenders may pay, gift cards that are being bought excluded. */
  payableCents: number;
  /** The part of it that the applied tenders with the same or higher priority cover. */
  coveredCents: number;
}

type TenderCheck = { ok: true; found: FoundTender } | ({ ok: false } & TenderRefusal);

/**
 * Whether a tender may be applied to an order. The balance and the site of a gift card are revealed only with the right
 * PIN.
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
  // The message names the tender's own site.
  return refusal ? { ok: false, ...tenderRefusal(kind, refusal, found.site) } : { ok: true, found };
}
