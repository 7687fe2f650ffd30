import type { Site } from "@store/contract/shared";
import type { TenderKind } from "./tender-kind.ts";
import { type TenderRefusal, type TenderRefusalCode, tenderRefusal } from "./tender-refusal.ts";

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
 * Whether a tender may be applied to an order [CALL-048, CALL-050, CALL-052]. What a gift card is worth or where it
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
