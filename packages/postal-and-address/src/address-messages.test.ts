import { describe, expect, it } from "vitest";
import { addressMessages, fillMessage } from "./address-messages.ts";
import { checkAddressLine } from "./check-address-line.ts";
import { checkEmail } from "./check-email.ts";
import { checkCity, checkName } from "./check-name.ts";
import { checkPhone } from "./check-phone.ts";
import { checkPostalCode } from "./check-postal-code.ts";
import type { FieldCheck, FieldProblem } from "./field-check.ts";
import { toFieldText } from "./field-text.ts";

const sites = ["US", "CA"] as const;

function messageFor(check: FieldCheck, texts: Readonly<Record<FieldProblem, string>>): string | null {
  return check.ok ? null : texts[check.problem];
}

describe.each(sites)("the texts every site shares, on the %s site", (site) => {
  const texts = addressMessages[site];

  it.each([
    ["firstName", "First Name"],
    ["lastName", "Last Name"],
  ] as const)("report a missing %s and name it if it is too long or malformed [SWAT-29] [SWAT-30]", (field, label) => {
    const message = (typed: string) => messageFor(checkName(typed, { max: 20 }), texts[field]);
    expect(message("")).toBe(`The ${label} field is required.`);
    expect(message("a".repeat(21))).toBe(`The ${label} field is invalid.`);
    expect(message("A1")).toBe(`The ${label} field is invalid.`);
    expect(message("Ann")).toBeNull();
  });

  it("report a missing address 1 and name it if it is malformed [SWAT-31] [SWAT-34]", () => {
    const message = (typed: string) => messageFor(checkAddressLine(typed), texts.address1);
    expect(message("")).toBe("The Address 1 field is required.");
    expect(message("1".repeat(31))).toBe("The Address 1 field is invalid.");
    expect(message("12 Oak <St>")).toBe("The Address 1 field is invalid.");
    expect(message("12 Oak St")).toBeNull();
  });

  it("do not require address 2 and name it if it is malformed [SWAT-35]", () => {
    const message = (typed: string) => messageFor(checkAddressLine(typed, { optional: true }), texts.address2);
    expect(message("")).toBeNull();
    expect(message("1".repeat(31))).toBe("The Address 2 field is invalid.");
    expect(message("Apt <2>")).toBe("The Address 2 field is invalid.");
  });

  it("report a missing city and name it if it is malformed [SWAT-39]", () => {
    const message = (typed: string) => messageFor(checkCity(typed), texts.city);
    expect(message("")).toBe("The City field is required.");
    expect(message("a".repeat(29))).toBe("The City field is invalid.");
    expect(message("A&B")).toBe("The City field is invalid.");
    expect(message("A & B")).toBeNull();
  });

  it("use one text for a missing and a malformed phone [SWAT-44]", () => {
    const message = (typed: string) => messageFor(checkPhone(typed), texts.phone);
    expect(message("")).toBe("Please enter a valid Phone Number.");
    expect(message("312 155 0100")).toBe("Please enter a valid Phone Number.");
    expect(message("312 234 5678")).toBeNull();
  });

  it("report a missing e-mail address and say if it is too long or malformed [SWAT-45]", () => {
    const message = (typed: string) => messageFor(checkEmail(typed), texts.email);
    expect(message("")).toBe("Email Address is required.");
    expect(message(`${"a".repeat(60)}@shop.com`)).toBe("Please enter a valid Email Address.");
    expect(message("jane@shop")).toBe("Please enter a valid Email Address.");
    expect(message("jane@shop.com")).toBeNull();
  });

  it("report an unknown country as invalid [ADDR-10]", () => {
    expect(texts.country.missing).toBe("Country is invalid.");
    expect(texts.country.malformed).toBe("Country is invalid.");
  });
});

describe("the text of a problem", () => {
  it.each([
    ["tooLong", 28, "The City field is invalid. Please use 28 characters at most."],
    ["malformed", 28, "The City field is invalid."],
    ["missing", 28, "The City field is required."],
    ["tooLong", undefined, "The City field is invalid."],
  ] as const)("%s of a city with the limit %s: %s (AMB-299)", (problem, max, text) => {
    expect(toFieldText(problem, addressMessages.US.city, max)).toBe(text);
  });
});

describe("the texts of the postal code and the select above it", () => {
  it.each([
    ["US", "State is invalid."],
    ["CA", "Province is invalid."],
  ] as const)("on the %s site an unselected region reads %s [ADDR-10] [SWAT-40]", (site, text) => {
    expect(addressMessages[site].state.missing).toBe(text);
    expect(addressMessages[site].state.malformed).toBe(text);
  });

  it.each([
    ["US", "The ZIP Code field is required."],
    ["CA", "The Postal Code field is required."],
  ] as const)("on the %s site a swatch form without a code reads %s [SWAT-36]", (site, text) => {
    expect(messageFor(checkPostalCode("", { country: site }), addressMessages[site].postalCode)).toBe(text);
  });

  it.each(["6061", "606144", "abcde"])("a swatch form refuses the ZIP %s with its text [SWAT-37]", (code) => {
    expect(messageFor(checkPostalCode(code, { country: "US" }), addressMessages.US.postalCode)).toBe(
      "ZIP Code must contain 5 digits.",
    );
  });

  it.each(["W1A 1A1", "M5D 1A1"])("a swatch form refuses the Canadian code %s with its text [SWAT-38]", (code) => {
    expect(messageFor(checkPostalCode(code, { country: "CA" }), addressMessages.CA.postalCode)).toBe(
      "The Postal Code field is invalid",
    );
  });

  it.each([
    ["US", "Please enter a ZIP Code.", "6061 is not a valid ZIP Code."],
    ["CA", "Please enter a Postal Code.", "6061 is not a valid Postal Code."],
  ] as const)("elsewhere on the %s site: %s or, with the code in it, %s [ADDR-07]", (site, missing, invalid) => {
    expect(addressMessages[site].missingPostalCode).toBe(missing);
    expect(fillMessage(addressMessages[site].postalCodeValidation, "6061")).toBe(invalid);
  });
});
