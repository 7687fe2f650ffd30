import type { BaggingOption } from "@store/contract/checkout";
import type { Site } from "@store/contract/shared";

type SiteCents = Readonly<Record<Site, number>>;

/** A paper with its ribbon; `id` is what `giftWrap` of the gift options names. */
interface GiftWrap {
  id: string;
  label: string;
  chargeCents: SiteCents;
}

/** What one recipient's gifts can be wrapped in, the first as the default. The charge is for all of their pieces. */
export const giftWraps: readonly GiftWrap[] = [
  { id: "linen", label: "White Paper, Linen Ribbon", chargeCents: { US: 595, CA: 795 } },
  { id: "evergreen", label: "Evergreen Paper, Cotton Ribbon", chargeCents: { US: 595, CA: 795 } },
  { id: "fabric", label: "Reusable Fabric Wrap", chargeCents: { US: 1195, CA: 1495 } },
];

/** What a pickup is handed over in, for all of one recipient's pieces. */
export const baggingRates: Readonly<Record<BaggingOption, { label: string; chargeCents: SiteCents }>> = {
  none: { label: "No Gift Packaging", chargeCents: { US: 0, CA: 0 } },
  giftBag: { label: "Gift Bag", chargeCents: { US: 295, CA: 395 } },
  giftBox: { label: "Gift Box", chargeCents: { US: 595, CA: 795 } },
};
