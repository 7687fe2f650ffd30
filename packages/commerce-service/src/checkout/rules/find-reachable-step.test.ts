import { expect, it } from "vitest";
import { type CheckoutProgress, findReachableStep } from "./find-reachable-step.ts";

const parcel = {
  id: "parcel",
  kind: "parcel" as const,
  lineIds: [],
  levels: [{ level: 1 as const, label: "Standard", chargeCents: 0 }],
  selected: 1 as const,
  chargeCents: 0,
};
const ready: CheckoutProgress = {
  hasAddress: true,
  hasEmail: true,
  serviceLevels: { parcel: 1 },
  priced: { shipments: [parcel], totalCents: 100 },
  hasUsableCard: true,
};

it.each<[string, Partial<CheckoutProgress>, number]>([
  ["everything there is", {}, 4],
  ["no address", { hasAddress: false }, 1],
  ["no e-mail address", { hasEmail: false }, 1],
  ["no delivery chosen", { serviceLevels: {} }, 2],
  ["a delivery that is no longer offered", { serviceLevels: { parcel: 2 } }, 2],
  ["the delivery of another shipment only", { serviceLevels: { inHome: 1 } }, 2],
  ["nothing to deliver", { serviceLevels: {}, priced: { shipments: [], totalCents: 100 } }, 4],
  ["no card that is good", { hasUsableCard: false }, 3],
  ["no card, but nothing due", { hasUsableCard: false, priced: { shipments: [parcel], totalCents: 0 } }, 4],
])("a checkout with %s may go as far as its data allows", (_what, change, step) => {
  expect(findReachableStep({ ...ready, ...change })).toBe(step);
});
