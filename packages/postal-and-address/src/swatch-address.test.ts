import { describe, expect, it } from "vitest";
import { checkSwatchAddress, type SwatchAddress } from "./swatch-address.ts";

const chicago: SwatchAddress = {
  firstName: "Zoë",
  lastName: "O'Neil-Ray (J.)",
  address1: "1420 N Wood St",
  address2: "",
  city: "Chicago",
  state: "IL",
  postalCode: "60622",
  dayPhone: "+1 (312) 234-5678",
  emailAddress: "zoe@shop.online",
};
const problemsOf = (typed: Partial<SwatchAddress>, country: "US" | "CA" = "US") => {
  const check = checkSwatchAddress({ ...chicago, ...typed }, { country });
  return check.ok ? {} : check.problems;
};

describe("the address of a swatch order", () => {
  it("is returned as it is stored [SWAT-13]", () => {
    expect(checkSwatchAddress(chicago, { country: "US" })).toEqual({
      ok: true,
      address: { ...chicago, dayPhone: "312-234-5678" },
    });
  });

  it("has one message for each invalid field, and does not require Address 2 [SWAT-28] [SWAT-35]", () => {
    const empty = Object.fromEntries(Object.keys(chicago).map((name) => [name, ""]));
    expect(problemsOf(empty)).toEqual({
      firstName: "The First Name field is required.",
      lastName: "The Last Name field is required.",
      address1: "The Address 1 field is required.",
      city: "The City field is required.",
      state: "State is invalid.",
      postalCode: "The ZIP Code field is required.",
      dayPhone: "Please enter a valid Phone Number.",
      emailAddress: "Email Address is required.",
    });
    expect(problemsOf({ ...empty, address2: "" }, "CA")).toMatchObject({
      state: "Province is invalid.",
      postalCode: "The Postal Code field is required.",
    });
  });

  it.each<[keyof SwatchAddress, string, string, string]>([
    ["firstName", "a".repeat(21), "The First Name field is invalid. Please use 20 characters at most.", "SWAT-29"],
    ["firstName", "A_b", "The First Name field is invalid.", "SWAT-30"],
    ["lastName", "A1", "The Last Name field is invalid.", "SWAT-30"],
    ["address1", "a".repeat(31), "The Address 1 field is invalid. Please use 30 characters at most.", "SWAT-31"],
    ["address1", "12 Mill|Yard", "The Address 1 field is invalid.", "SWAT-34"],
    ["address1", "1:2:3", "The Address 1 field is invalid.", "SWAT-33"],
    ["address2", "Suite @4", "The Address 2 field is invalid.", "SWAT-35"],
    ["postalCode", "6061", "ZIP Code must contain 5 digits.", "SWAT-37"],
    ["postalCode", "606141", "ZIP Code must contain 5 digits.", "SWAT-37"],
    ["city", "a".repeat(29), "The City field is invalid. Please use 28 characters at most.", "SWAT-39"],
    ["city", "A&B", "The City field is invalid.", "SWAT-39"],
    ["state", "ON", "State is invalid.", "SWAT-40"],
    ["dayPhone", "312 234 567", "Please enter a valid Phone Number.", "SWAT-41"],
    ["dayPhone", "112 234 5678", "Please enter a valid Phone Number.", "SWAT-42"],
    ["dayPhone", "312 555 5678", "Please enter a valid Phone Number.", "SWAT-43"],
    ["emailAddress", "zoe@shop", "Please enter a valid Email Address.", "SWAT-45"],
    [
      "emailAddress",
      `${"a".repeat(58)}@shop.com`,
      "Please enter a valid Email Address. Please use 66 characters at most.",
      "SWAT-45",
    ],
  ])("refuses %s %j: %s [%s]", (field, value, message) => {
    expect(problemsOf({ [field]: value })).toEqual({ [field]: message });
  });

  it("refuses a postal code that starts with W [SWAT-38]", () => {
    const toronto = { state: "ON", city: "Toronto" };
    expect(problemsOf({ ...toronto, postalCode: "W1A 1A1" }, "CA")).toEqual({
      postalCode: "The Postal Code field is invalid",
    });
    expect(problemsOf({ ...toronto, postalCode: "m5v2t6" }, "CA")).toEqual({});
  });
});
