import type { Address } from "@store/contract/shared";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleCards, toPrintedNumber } from "../../testing/sample-inputs.ts";
import { checkAddress } from "./check-address.ts";

const chicago: Address = {
  firstName: "Mara",
  lastName: "O'Neil-Ray",
  address1: "1420 N Halsted St",
  city: "Chicago",
  state: "IL",
  postalCode: "60614",
  country: "USA",
  dayPhone: "312-234-5678",
  emailAddress: "mara@example.com",
};
const problemsOf = (change: Partial<Address>, site: "US" | "CA" = "US") => {
  const check = checkAddress({ ...chicago, ...change }, { site, email: "required" });
  return check.ok ? [] : check.problems;
};

describe("an address", () => {
  it("is stored normalized: trimmed, codes in upper case, the phone number in one format", () => {
    const typed = { ...chicago, city: " Chicago ", state: "il", dayPhone: "(312) 234 5678", address2: "  " };
    expect(checkAddress(typed, { site: "US", email: "required" })).toEqual({ ok: true, address: chicago });
  });

  it.each<[Partial<Address>, string, string]>([
    [{ firstName: "" }, "firstName", "The First Name field is required."],
    [{ lastName: "Smith 3" }, "lastName", "The Last Name field is invalid."],
    [{ address1: "" }, "address1", "The Address 1 field is required."],
    [{ address1: "x".repeat(36) }, "address1", "The Address 1 field is invalid. Please use 35 characters at most."],
    [{ address2: "a@b" }, "address2", "The Address 2 field is invalid."],
    [{ city: "" }, "city", "The City field is required."],
    [{ state: "ON" }, "state", "State is invalid."],
    [{ postalCode: "" }, "postalCode", "Please enter a ZIP Code."],
    [{ postalCode: "M5V 2T6" }, "postalCode", "M5V 2T6 is not a valid ZIP Code."],
    [{ country: "MEX" }, "country", "Country is invalid."],
    [{ dayPhone: "" }, "dayPhone", "Please enter a valid Phone Number."],
    [{ emailAddress: "" }, "emailAddress", "Email Address is required."],
    [{ lastName: "A".repeat(41) }, "lastName", "The Last Name field is invalid. Please use 40 characters at most."],
    [{ emailAddress: "mara@example" }, "emailAddress", "Please enter a valid Email Address."],
  ])("with %o is refused at %s: %s [ADDR-07, ADDR-10]", (change, field, message) => {
    expect(problemsOf(change)).toEqual([{ field, message }]);
  });

  it("has messages about provinces and postal codes on the Canada site [ADDR-06, ADDR-10]", () => {
    const messages = problemsOf({ state: "IL", postalCode: "W5V 2T6", country: "CAN" }, "CA").map((p) => p.message);
    expect(messages).toEqual(["Province is invalid.", "W5V 2T6 is not a valid Postal Code."]);
  });

  it.each(["AK", "PR", "AA", "DC"])("may be in %s on the US site [ADDR-01]", (state) => {
    expect(problemsOf({ state })).toEqual([]);
  });

  it("reports every invalid field at once", () => {
    const empty = Object.fromEntries(Object.keys(chicago).map((key) => [key, ""])) as Partial<Address>;
    expect(problemsOf(empty).map(({ field }) => field)).toEqual(Object.keys(chicago));
  });

  it("refuses a card number in any field, however it is grouped", () => {
    for (const text of [sampleCards.visa, toPrintedNumber(sampleCards.visa), "4111-1111-1111-1111"]) {
      expect(problemsOf({ address1: text })).toMatchObject([{ field: "address1" }]);
    }
    expect(problemsOf({ address1: toPrintedNumber(sampleCards.wrongChecksum) })).toEqual([]);
  });

  it("never throws, and accepts its own result again", { tags: ["deep"] }, () => {
    const text = fc.string({ unit: "binary", maxLength: 40 });
    const anyAddress = fc.record({
      ...Object.fromEntries(
        Object.keys(chicago).map((key) => [key, fc.oneof(fc.constant(chicago[key as "city"]), text)]),
      ),
    }) as unknown as fc.Arbitrary<Address>;
    fc.assert(
      fc.property(anyAddress, (address) => {
        const check = checkAddress(address, { site: "US", email: "required" });
        if (check.ok) expect(checkAddress(check.address, { site: "US", email: "required" })).toEqual(check);
      }),
    );
  });
});

describe("an address abroad (AMB-044)", () => {
  const paris: Address = {
    ...chicago,
    address1: "12 rue Oberkampf",
    city: "Paris",
    state: "",
    postalCode: "75011",
    country: "FRA",
    dayPhone: "+33 1 23 45 67 89",
  };
  const abroad = (change: Partial<Address> = {}) =>
    checkAddress({ ...paris, ...change }, { site: "US", email: "required", country: "FRA" });

  it("requires neither state nor postal code, and keeps the input", () => {
    expect(abroad()).toEqual({ ok: true, address: paris });
    expect(abroad({ postalCode: "", state: "Ile-de-France" }).ok).toBe(true);
  });

  it.each<[string, Partial<Address>]>([
    ["country", { country: "USA" }],
    ["postalCode", { postalCode: "75011-75012" }],
    ["dayPhone", { dayPhone: "123456" }],
    ["dayPhone", { dayPhone: "+1234567890123456" }],
    ["dayPhone", { dayPhone: "" }],
  ])("is refused at %s", (field, change) => {
    expect(abroad(change)).toMatchObject({ ok: false, problems: [{ field, message: expect.stringMatching(/\w/) }] });
  });
});
