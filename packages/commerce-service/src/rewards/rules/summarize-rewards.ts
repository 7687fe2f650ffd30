import type { Site } from "@store/contract/shared";
import { sumCents } from "@store/price-format";
import { formatSitePrice } from "../../catalog/rules/format-site-price.ts";
import type { TenderKind } from "../../tenders/rules/tender-kind.ts";

/** What the tenders of an order pay, as far as rewards go. */
interface RewardsPaid {
  tenders: readonly { tender: { kind: TenderKind }; appliedCents: number }[];
  lostCertificateCents: number;
}

export interface RewardsSummary {
  /** What the applied certificates pay of this order. */
  rewardsTotalCents: number;
  /** Null as long as the certificates that pay lose nothing. */
  rewardsExceedOrderTotalMessage: string | null;
}

/** What the summary says of the applied certificates [CART-05]. */
export function summarizeRewards({ tenders, lostCertificateCents }: RewardsPaid, site: Site): RewardsSummary {
  const certificates = tenders.filter(({ tender }) => tender.kind === "certificate");
  return {
    rewardsTotalCents: sumCents(certificates.map(({ appliedCents }) => appliedCents)),
    rewardsExceedOrderTotalMessage:
      lostCertificateCents > 0 ? exceedMessage(formatSitePrice(lostCertificateCents, site)) : null,
  };
}

function exceedMessage(lost: string): string {
  return `Your rewards exceed your order total by ${lost}. A certificate is used whole, so the rest will not be kept.`;
}
