import { expect, it } from "vitest";
import { type SampleBasket, sampleBasket } from "../basket.samples.ts";
import { toBasketState } from "./basket-state.ts";

const address = {
  firstName: "Mara",
  lastName: "Lindqvist",
  address1: "1420 N Halsted St",
  city: "Chicago",
  state: "IL",
  postalCode: "60614",
  country: "USA",
  dayPhone: "312-234-5678",
};
const card = { id: "card", token: "t", type: "Visa" as const, lastFour: "1111", expMonth: "08", expYear: "2031" };
const lamp = { line: { lineId: "lamp" } };
const ready = {
  lines: [lamp],
  recipient: { address, serviceLevels: { parcel: 1 } },
  choices: { email: "mara@example.com", cards: [card] },
} satisfies SampleBasket;
const withoutEmail = { ...ready, choices: { cards: [card] } };
const sent = (recipient: SampleBasket["recipient"]): SampleBasket => ({
  ...ready,
  recipient: { address, ...recipient },
});
const gift = { line: { lineId: "gift", donationCents: 2500 }, item: { kind: "donation" as const } };

it.each<[string, SampleBasket, number]>([
  ["everything there is", ready, 4],
  ["no address", { ...ready, recipient: { serviceLevels: { parcel: 1 } } }, 1],
  ["no e-mail address", withoutEmail, 1],
  ["no delivery chosen", sent({}), 2],
  ["a delivery that is no longer offered", sent({ serviceLevels: { parcel: 6 } }), 2],
  ["the delivery of another shipment only", sent({ serviceLevels: { inHome: 6 } }), 2],
  ["nothing to deliver", { ...sent({}), lines: [gift] }, 4],
  ["no card that is good", { ...ready, choices: { email: "a@example.com", cards: [{ ...card, expYear: "2025" }] } }, 3],
  ["no card", { ...ready, choices: { email: "a@example.com" } }, 3],
  ["no card, but nothing due", { ...sent({}), lines: [], choices: { email: "a@example.com" } }, 4],
])("a checkout with %s may go as far as its data allows", (_what, basket, step) => {
  expect(toBasketState(sampleBasket(basket), new Date("2026-11-20T15:00:00Z")).reachableStep).toBe(step);
});
