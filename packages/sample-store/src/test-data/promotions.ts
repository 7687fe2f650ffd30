import type { StoreDatabase } from "@store/commerce-service";
import type { Site } from "@store/contract/shared";

type PromotionTable = StoreDatabase["promotion"];

/** A code of the test bench, with its discount and its sites. */
export interface TestPromotion extends Pick<PromotionTable, "code" | "description" | "kind"> {
  percent?: number;
  category?: string;
  isCombinable?: true;
  usage?: PromotionTable["usage"];
  startsAt?: string;
  endsAt?: string;
  /** In cents of the site's currency. */
  sites: Partial<Record<Site, { amountCents?: number; minimumSubtotalCents?: number }>>;
}

const everywhere = { US: {}, CA: {} };

/**
 * A code of every kind; one has ended and one has not started. A code that cannot be combined is the only one of its
 * order.
 */
export const promotions: readonly TestPromotion[] = [
  {
    code: "WELCOME10",
    description: "10% off your first order",
    kind: "percent",
    percent: 10,
    usage: "oncePerCustomer",
    sites: everywhere,
  },
  {
    code: "TAKE25",
    description: "$25 off $150 or more; in Canada $35 off $200 or more",
    kind: "amount",
    isCombinable: true,
    sites: {
      US: { amountCents: 2_500, minimumSubtotalCents: 15_000 },
      CA: { amountCents: 3_500, minimumSubtotalCents: 20_000 },
    },
  },
  {
    code: "BIGROOM",
    description: "$200 off $2,000 or more; in Canada $260 off $2,600 or more",
    kind: "amount",
    sites: {
      US: { amountCents: 20_000, minimumSubtotalCents: 200_000 },
      CA: { amountCents: 26_000, minimumSubtotalCents: 260_000 },
    },
  },
  {
    code: "SHIPFREE",
    description: "Free standard delivery of parcels",
    kind: "freeShipping",
    isCombinable: true,
    sites: everywhere,
  },
  {
    code: "LAMPS20",
    description: "20% off everything in Lighting",
    kind: "percent",
    percent: 20,
    category: "lighting",
    sites: everywhere,
  },
  {
    code: "NORTH15",
    description: "15% off, in Canada only",
    kind: "percent",
    percent: 15,
    sites: { CA: {} },
  },
  {
    code: "SORRY15",
    description: "15% off one single order, whoever uses it first",
    kind: "percent",
    percent: 15,
    usage: "once",
    sites: everywhere,
  },
  {
    code: "SPRING26",
    description: "25% off; ended on April 1, 2026",
    kind: "percent",
    percent: 25,
    startsAt: "2026-03-01T06:00:00Z",
    endsAt: "2026-04-01T05:00:00Z",
    sites: everywhere,
  },
  {
    code: "SUMMER40",
    description: "40% off; begins on June 1, 2040",
    kind: "percent",
    percent: 40,
    startsAt: "2040-06-01T05:00:00Z",
    sites: everywhere,
  },
];
