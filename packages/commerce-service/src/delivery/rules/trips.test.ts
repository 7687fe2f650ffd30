import { describe, expect, it } from "vitest";
import { sampleCards, toPrintedNumber } from "../../testing/sample-inputs.ts";
import { checkTripBooking } from "./check-trip-booking.ts";
import { type KnownOfPlace, toDeliveryPlace } from "./delivery-place.ts";
import { isTripOffered, offerTrips, parseTripId, type TripQuestion, toTripId, tripCapacity } from "./offer-trips.ts";

function question({
  to = { postalCode: "60614" },
  ...changes
}: Partial<TripQuestion> & { to?: KnownOfPlace } = {}): TripQuestion {
  return {
    site: "US",
    now: new Date("2026-11-09T15:00:00Z"),
    place: toDeliveryPlace(to, "US"),
    hasLocalStore: true,
    pieces: [{ isMadeToOrder: false }],
    booked: new Map(),
    ...changes,
  };
}

describe("in-home trips", () => {
  it("have an id of day, window and area that can be parsed", () => {
    const trip = { day: new Date("2026-12-03T00:00:00Z"), window: "morning", area: "606" } as const;
    expect(toTripId(trip)).toBe("trip-2026-12-03-morning-606");
    expect(parseTripId("trip-2026-12-03-morning-606")).toEqual(trip);
  });

  it.each(["", "trip-2026-02-30-morning-606", "trip-2026-12-03-night-606", "trip-2026-12-03-morning-6061", "12"])(
    "have no id like %j",
    (id) => {
      expect(parseTripId(id)).toBeUndefined();
    },
  );

  it("are offered on the next days of the local trucks, Tuesday to Saturday, from the earliest arrival", () => {
    const labels = offerTrips(question()).map(({ label }) => label);
    expect(labels).toHaveLength(12);
    expect(labels.slice(0, 4)).toEqual([
      "Thu, Nov 12, 8 am to noon",
      "Thu, Nov 12, noon to 4 pm",
      "Thu, Nov 12, 4 pm to 8 pm",
      "Fri, Nov 13, 8 am to noon",
    ]);
    expect(labels.some((label) => /^(Sun|Mon)/.test(label))).toBe(false);
  });

  it("serve areas without a store on two weekdays, in daytime windows", () => {
    const trips = offerTrips(question({ to: { postalCode: "59101" }, hasLocalStore: false }));
    expect(new Set(trips.map(({ label }) => label.slice(0, 3))).size).toBe(2);
    expect(trips.some(({ label }) => label.includes("8 pm"))).toBe(false);
  });

  it("skip carrier holidays and wait for items made to order", () => {
    const trips = offerTrips(question({ now: new Date("2026-11-20T15:00:00Z") }));
    expect(trips.some(({ id }) => id.includes("2026-11-26"))).toBe(false);
    expect(offerTrips(question({ pieces: [{ isMadeToOrder: true }, { isMadeToOrder: false }] }))[0]?.label).toMatch(
      /Jan 7/,
    );
  });

  it("are offered while there are free bookings", () => {
    const [first] = offerTrips(question());
    const id = first?.id ?? "";
    const seats = tripCapacity({ hasLocalStore: true });
    expect(isTripOffered(id, question({ booked: new Map([[id, seats - 1]]) }))).toBe(true);
    expect(isTripOffered(id, question({ booked: new Map([[id, seats]]) }))).toBe(false);
    expect(isTripOffered(id, question({ now: new Date("2026-11-23T15:00:00Z") }))).toBe(false);
    expect(isTripOffered(id, question({ to: { postalCode: "60101" } }))).toBe(false);
  });

  it.each([
    {},
    { postalCode: "60614", address1: "PO Box 1" },
    { state: "AE", postalCode: "09021" },
    { country: "FRA" },
  ])("are not offered to %j", (to) => {
    expect(offerTrips(question({ to }))).toEqual([]);
  });
});

describe("booking a trip", () => {
  const booking = { isContactMeSelected: false, selectedTrip: null, drivingDirections: "" };

  it("keeps an offered trip and normalized directions", () => {
    const selectedTrip = offerTrips(question())[0]?.id ?? "";
    expect(
      checkTripBooking({ ...booking, selectedTrip, drivingDirections: " Left\r\nat the mill " }, question()),
    ).toEqual({
      ok: true,
      value: { isContactMeSelected: false, selectedTrip, drivingDirections: "Left\nat the mill" },
    });
  });

  it("has no trip if the shopper prefers a call", () => {
    const asked = { ...booking, isContactMeSelected: true, selectedTrip: "trip-2020-01-01-morning-606" };
    expect(checkTripBooking(asked, question())).toMatchObject({ ok: true, value: { selectedTrip: null } });
  });

  it.each([
    ["notOffered", { selectedTrip: "trip-2020-01-01-morning-606" }],
    ["directionsTooLong", { drivingDirections: "x".repeat(501) }],
    ["directionsHoldCardNumber", { drivingDirections: `ring ${toPrintedNumber(sampleCards.visa)}` }],
  ])("refuses as %s", (problem, changes) => {
    expect(checkTripBooking({ ...booking, ...changes }, question())).toEqual({ ok: false, problem });
  });

  it("accepts directions of 500 characters", () => {
    expect(checkTripBooking({ ...booking, drivingDirections: "x".repeat(500) }, question()).ok).toBe(true);
  });
});
