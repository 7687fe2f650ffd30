import type { Address } from "@store/contract/shared";
import { describe, expect, it } from "vitest";
import { toPieces } from "../../delivery/rules/estimate-delivery.ts";
import { type SampleBasket, sampleBasket } from "../basket.samples.ts";
import { toBasketState } from "./basket-state.ts";
import { estimateShipment } from "./estimate-shipment.ts";

const now = new Date("2026-11-20T15:00:00Z");
const person = { firstName: "A", lastName: "B", address1: "1 A St", city: "C", dayPhone: "312-234-5678" };
const chicago: Address = { ...person, state: "IL", postalCode: "60614", country: "USA" };
const juneau: Address = { ...person, state: "AK", postalCode: "99801", country: "USA" };
const poBox: Address = { ...chicago, address1: "PO Box 12" };
const paris: Address = { ...person, state: "", postalCode: "75011", country: "FRA" };
const lamp = { line: { lineId: "lamp" }, item: { offerCents: 3000 } };
const rug = { line: { lineId: "rug" }, item: { offerCents: 3000, isMadeToOrder: true } };
const sofa = { line: { lineId: "sofa" }, item: { offerCents: 90000, shipMethod: 6 as const } };
const store = {
  locationId: "us-chicago",
  name: "Chicago",
  address1: "1 State St",
  city: "Chicago",
  state: "IL",
  postalCode: "60601",
  country: "USA",
  phone: "312-555-0101",
  hours: [],
};

const stateOf = (basket: SampleBasket) => toBasketState(sampleBasket(basket), now);
const shipmentsOf = (basket: SampleBasket) => stateOf(basket).priced.shipments;

describe("shipments of several recipients", () => {
  const both = stateOf({
    lines: [lamp, { ...rug, line: { lineId: "rug", recipientId: "recipient-x" } }],
    choices: {
      recipients: [
        { id: "recipient-1", address: chicago },
        { id: "recipient-x", address: juneau, gift: { isGift: true, giftWrap: "linen", giftMessage: null } },
      ],
    },
  });

  it("are charged separately, each with its own threshold [SHIP-08, SHIP-19]", () => {
    expect(both.priced.shipments).toMatchObject([
      { recipientId: "recipient-1", chargeCents: 995, surchargeCents: 0 },
      { recipientId: "recipient-x", chargeCents: 995, surchargeCents: 1000 },
    ]);
    expect(both.priced).toMatchObject({ shippingCents: 1990, surchargeCents: 1000 });
  });

  it("charge wrapping once per recipient, and the total is the exact sum", () => {
    const { gifts, servicesCents, subtotalCents, shippingCents, surchargeCents, taxCents, totalCents } = both.priced;
    expect(gifts.map(({ totalCents: cents }) => cents)).toEqual([0, 595]);
    expect(servicesCents).toBe(595);
    expect(totalCents).toBe(subtotalCents + servicesCents + shippingCents + surchargeCents + taxCents);
  });

  it("pay one rate abroad, and neither tax nor surcharge (AMB-044)", () => {
    const abroad = stateOf({
      lines: [lamp, { ...rug, line: { lineId: "rug", recipientId: "recipient-x" } }],
      choices: {
        shipToCountry: "FRA",
        recipients: [
          { id: "recipient-1", address: paris },
          { id: "recipient-x", address: { ...paris, postalCode: "69001" } },
        ],
      },
      basketContext: { taxRates: { "": 100_000, IL: 100_000 } },
    });
    expect(abroad.priced).toMatchObject({ shippingCents: 4995, surchargeCents: 0, taxCents: 0 });
  });

  it("ignore an address in another country than the current destination (AMB-044)", () => {
    const [recipient] = stateOf({
      lines: [lamp],
      recipient: { address: chicago },
      choices: { shipToCountry: "FRA" },
    }).recipients;
    expect(recipient).toMatchObject({ address: null, taxRegion: null, place: { scope: "international" } });
  });
});

describe("a shipment", () => {
  it("that cannot be delivered has no level, no charge and no date", () => {
    const [inHome] = shipmentsOf({ lines: [sofa], recipient: { address: poBox } });
    expect(inHome).toMatchObject({ levels: [], chargeCents: 0 });
    expect(inHome && estimateShipment(inHome, { site: "US", now, pieces: [] })).toBeUndefined();
  });

  it("of items that ship on different days may wait for the last, by standard delivery [CHK-42, SHIP-18]", () => {
    const recipient = { address: chicago, serviceLevels: { parcel: 3 as const }, shipComplete: ["parcel"] };
    const [both] = shipmentsOf({ lines: [lamp, rug], recipient });
    expect(both).toMatchObject({ isShipCompleteVisible: true, isShipCompleteSelected: true, selected: 1 });
    const [one] = shipmentsOf({ lines: [lamp], recipient });
    expect(one).toMatchObject({ isShipCompleteVisible: false, isShipCompleteSelected: false, selected: 3 });
  });

  it("is held for an offered holiday, by standard delivery, and for no other date [SHIP-16]", () => {
    const held = (shippingDate: string) =>
      shipmentsOf({
        lines: [lamp],
        recipient: { address: chicago, serviceLevels: { parcel: 3 }, holidayHold: { shippingDate, shippingRange: "" } },
      })[0];
    expect(held("2026-12-21")).toMatchObject({ heldUntil: "2026-12-21", selected: 1 });
    expect(held("2026-12-22")).toMatchObject({ heldUntil: null, selected: 3 });
  });

  it("has a date by its destination, a pickup by the truck to its store [SHIP-05]", () => {
    const promise = (basket: SampleBasket) => {
      const { priced, lines } = stateOf(basket);
      return priced.shipments.map((one) => estimateShipment(one, { site: "US", now, pieces: toPieces(lines) }));
    };
    expect(promise({ lines: [lamp], recipient: { address: chicago } })).toEqual(["Arrives Tue, Nov 24 to Wed, Nov 25"]);
    expect(promise({ lines: [lamp], recipient: { address: juneau } })).toEqual(["Arrives Mon, Nov 30 to Fri, Dec 4"]);
    const pickup = { ...lamp, line: { lineId: "lamp", locationId: "us-chicago" } };
    expect(promise({ lines: [pickup], basketContext: { stores: [store] } })).toEqual(["Ready for pickup Fri, Nov 27"]);
  });
});
