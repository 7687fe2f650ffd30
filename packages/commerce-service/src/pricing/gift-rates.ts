import type { BaggingOption } from "@store/contract/checkout";
import type { Site } from "@store/contract/shared";

type SiteCents = Readonly<Record<Site, number>>;

/** A wrapping paper; `id` is the `giftWrap` of the gift options. */
interface GiftWrap {
  id: string;
  label: string;
  chargeCents: SiteCents;
}

/** The wraps for one recipient's items, the first as the default. The charge is for all of their items. */
export const giftWraps: readonly GiftWrap[] = [
  { id: "linen", label: "White Paper, Linen Ribbon", chargeCents: { US: 595, CA: 795 } },
  { id: "evergreen", label: "Evergreen Paper, Cotton Ribbon", chargeCents: { US: 595, CA: 795 } },
  { id: "fabric", label: "Reusable Fabric Wrap", chargeCents: { US: 1195, CA: 1495 } },
];

/** The packagings of a pickup, for all of one recipient's items. */
export const baggingRates: Readonly<Record<BaggingOption, { label: string; chargeCents: SiteCents }>> = {
  none: { label: "No Gift Packaging", chargeCents: { US: 0, CA: 0 } },
  giftBag: { label: "Gift Bag", chargeCents: { US: 295, CA: 395 } },
  giftBox: { label: "Gift Box", chargeCents: { US: 595, CA: 795 } },
};
