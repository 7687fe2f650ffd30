import { describe, expect, it } from "vitest";
import { checkDraft, toDraft } from "./address-draft.ts";
import { addressFields } from "./address-field-table.ts";

const rules = { emailEndingMax: 63, limits: { name: 40, line: 35 } };
const us = addressFields({ country: "US", ...rules });
const canada = addressFields({ country: "CA", ...rules });

const chicagoAddress = {
  firstName: "Maya",
  lastName: "Brooks",
  address1: "1420 N Wood St",
  city: "Chicago",
  state: "IL",
  postalCode: "60622",
  dayPhone: "312-234-5678",
  emailAddress: "maya.brooks@example.com",
};

describe("an address form", () => {
  it("uses the labels and the order of each country [ADDR-10]", () => {
    expect(us.map(({ label }) => label)).toEqual([
      "Email Address",
      "First Name",
      "Last Name",
      "Address 1",
      "Address 2",
      "City",
      "State",
      "ZIP Code",
      "Phone Number",
    ]);
    expect(canada.map(({ label }) => label)).toEqual(expect.arrayContaining(["Province", "Postal Code"]));
  });

  it("names every missing field, but not the optional line [ADDR-07]", () => {
    const check = checkDraft(toDraft(null), us);
    expect(check).toEqual({
      ok: false,
      problems: {
        firstName: "The First Name field is required.",
        lastName: "The Last Name field is required.",
        address1: "The Address 1 field is required.",
        city: "The City field is required.",
        state: "State is invalid.",
        postalCode: "Please enter a ZIP Code.",
        dayPhone: "Please enter a valid Phone Number.",
        emailAddress: "Email Address is required.",
      },
    });
  });

  it.each([
    [us, "6061", "6061 is not a valid ZIP Code."],
    [us, "60614-1234", "60614-1234 is not a valid ZIP Code."],
    [canada, "W5V 2T6", "W5V 2T6 is not a valid Postal Code."],
  ])("repeats a refused postal code in the message [ADDR-07]", (fields, postalCode, message) => {
    const check = checkDraft({ ...toDraft(chicagoAddress), postalCode, state: "IL" }, fields);
    expect(check.ok ? {} : check.problems).toMatchObject({ postalCode: message });
  });

  it("submits the checked values and omits empty ones [ADDR-06]", () => {
    const typed = {
      ...toDraft(chicagoAddress),
      state: "ON",
      postalCode: "m5v2t6",
      dayPhone: "(312) 234 5678",
      address2: " ",
    };
    expect(checkDraft(typed, canada)).toEqual({
      ok: true,
      address: { ...chicagoAddress, state: "ON", postalCode: "M5V 2T6" },
    });
  });
});
