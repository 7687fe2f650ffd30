import { hashNumber, hashPin, type StoreDatabase, toPlainNumber } from "@store/commerce-service";
import type { Site } from "@store/contract/shared";
import type { Insertable } from "kysely";
import type { TestGiftCard } from "./gift-cards.ts";
import type { TestPromotion } from "./promotions.ts";
import type { TestTenderCode } from "./tender-codes.ts";

/** The start of a code without a start date. */
const alwaysFrom = "2026-01-01T06:00:00Z";

/** A promotion's row. */
export function toPromotionRow(promotion: TestPromotion): Insertable<StoreDatabase["promotion"]> {
  return {
    code: promotion.code,
    description: promotion.description,
    kind: promotion.kind,
    percent: promotion.percent ?? null,
    category_slug: promotion.category ?? null,
    is_combinable: promotion.isCombinable ?? false,
    usage: promotion.usage ?? "unlimited",
    starts_at: promotion.startsAt ?? alwaysFrom,
    ends_at: promotion.endsAt ?? null,
  };
}

/** The sites that accept a promotion, with their amounts. */
export function toPromotionSiteRows({ code, sites }: TestPromotion): Insertable<StoreDatabase["promotion_site"]>[] {
  // The keys of such a table are sites.
  const entries = Object.entries(sites) as [Site, NonNullable<(typeof sites)[Site]>][];
  return entries.map(([site, { amountCents, minimumSubtotalCents }]) => ({
    code,
    site,
    amount_cents: amountCents ?? null,
    minimum_subtotal_cents: minimumSubtotalCents ?? 0,
  }));
}

/** A gift card's row, with hashes of number and PIN. */
export async function toGiftCardRow(card: TestGiftCard): Promise<Insertable<StoreDatabase["gift_card"]>> {
  return {
    number_hash: await hashNumber("giftCard", card.number),
    pin_hash: await hashPin(card.pin, card),
    last_four: toPlainNumber(card.number).slice(-4),
    site: card.site,
    issued_cents: card.issuedCents,
    balance_cents: card.balanceCents,
    spent_elsewhere_cents: card.issuedCents - card.balanceCents,
  };
}

/** The row of store credit, with a hash of its code. */
export async function toTenderCodeRow(credit: TestTenderCode): Promise<Insertable<StoreDatabase["tender_code"]>> {
  return {
    number_hash: await hashNumber("tenderCode", credit.code),
    last_four: toPlainNumber(credit.code).slice(-4),
    description: credit.description,
    site: credit.site,
    issued_cents: credit.issuedCents,
    balance_cents: credit.balanceCents,
    spent_elsewhere_cents: credit.issuedCents - credit.balanceCents,
    expires_at: credit.expiresAt,
  };
}
