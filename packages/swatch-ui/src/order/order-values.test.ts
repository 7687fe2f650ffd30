import { describe, expect, it } from "vitest";
import { chicago } from "../swatch.samples.ts";
import {
  findOrderProblems,
  parseSwatchForm,
  type SwatchOrderValues,
  toFreeFormOrder,
  toSwatchForm,
  toSwatchOrder,
  toSwatchOutcome,
} from "./order-values.ts";

const values: SwatchOrderValues = {
  sku: "100101",
  choiceCodes: ["OATLINEN", "INKVELVET"],
  address: chicago,
  isAddressAsEntered: false,
  isEmailSignUp: true,
};

describe("the values of a swatch order", () => {
  it("start empty, in the site's country, with the known data of the shopper [SWAT-13] [SWAT-14] (AMB-152)", () => {
    expect(toSwatchForm("US")).toEqual({
      firstName: "",
      lastName: "",
      address1: "",
      address2: "",
      address3: "",
      country: "USA",
      city: "",
      state: "",
      postalCode: "",
      dayPhone: "",
      emailAddress: "",
      addressId: "",
    });
    expect(toSwatchForm("CA", { firstName: "Maya" })).toMatchObject({ country: "CAN", firstName: "Maya" });
  });

  it("become the body of the call, with the sign-up of the site [SWAT-15] (AMB-153)", () => {
    expect(toSwatchOrder(values, "US")).toEqual({
      Sku: "100101",
      FirstName: "Maya",
      LastName: "Brooks",
      Address1: "1420 N Wood St",
      Address2: "",
      City: "Chicago",
      State: "IL",
      PostalCode: "60622",
      DayPhone: "312-234-5678",
      EmailAddress: "maya.brooks@example.com",
      swatch: ["OATLINEN", "INKVELVET"],
      UseAddressAsEntered: false,
      CanadaEmailSignup: false,
      SignUp: true,
    });
    expect(toSwatchOrder(values, "CA")).toMatchObject({ CanadaEmailSignup: true, SignUp: false });
    expect(toFreeFormOrder({ ...values, freeFormText: " Rust " }, "US")).toMatchObject({ freeFormText: "Rust" });
  });

  it.each<[Partial<SwatchOrderValues>, object | null]>([
    [{}, null],
    [{ choiceCodes: [] }, { swatch: "Please select at least one swatch." }],
    [{ choiceCodes: ["A", "B", "C", "D", "E", "F"] }, { swatch: "You may only select up to five swatches." }],
    [{ choiceCodes: [], freeFormText: " " }, { freeFormText: "Please tell us which swatches you would like." }],
    [{ choiceCodes: [], freeFormText: "Rust" }, null],
    [{ choiceCodes: ["A"], freeFormText: "" }, null],
    [{ freeFormText: "a".repeat(501) }, { freeFormText: "Please use 500 characters at most." }],
    [{ address: { ...chicago, dayPhone: "312 555 0100" } }, { dayPhone: "Please enter a valid Phone Number." }],
  ])("%j are judged as the service does [SWAT-46] [SWAT-47]", (change, problems) => {
    expect(findOrderProblems({ ...values, ...change }, "US")).toEqual(problems);
  });

  it("are parsed from a posted form, with a suggestion in place of the typed place [SWAT-25]", () => {
    const form = new FormData();
    const typed = {
      ...chicago,
      city: "Springfield",
      sku: "100101",
      suggestion: "Chicago|IL|60622",
      isEmailSignUp: "on",
    };
    for (const [name, value] of Object.entries(typed)) form.set(name, value);
    form.append("swatch", "OATLINEN");
    expect(parseSwatchForm(form)).toMatchObject({ address: { city: "Springfield" }, isAddressAsEntered: false });
    form.set("addressAnswer", "place:0");
    expect(parseSwatchForm(form)).toMatchObject({
      address: { city: "Chicago" },
      choiceCodes: ["OATLINEN"],
      isEmailSignUp: true,
    });
    form.set("addressAnswer", "asEntered");
    expect(parseSwatchForm(form)).toMatchObject({ address: { city: "Springfield" }, isAddressAsEntered: true });
  });
});

it("a reply becomes thanks, an unconfirmed address, or the service's message [SWAT-16] [ERR-25] (AMB-163)", () => {
  const reply = { Succeeded: false, Message: "No more today.", AddressValidationResult: null };
  expect(toSwatchOutcome({ ...reply, Succeeded: true })).toEqual({ kind: "shown", data: "thanks" });
  expect(toSwatchOutcome(reply)).toEqual({ kind: "invalid", problem: "No more today." });
  const Suggestions = [{ City: "Chicago", State: "IL", ZipCode: "60622" }];
  expect(toSwatchOutcome({ ...reply, AddressValidationResult: { Suggestions } })).toEqual({
    kind: "invalid",
    suggestions: [{ city: "Chicago", state: "IL", postalCode: "60622" }],
  });
  expect(toSwatchOutcome({ ...reply, AddressValidationResult: { Suggestions: [] } })).toEqual({
    kind: "invalid",
    suggestions: [],
  });
  expect(toSwatchOutcome(null)).toMatchObject({ kind: "invalid", problem: expect.stringContaining("try again") });
});
