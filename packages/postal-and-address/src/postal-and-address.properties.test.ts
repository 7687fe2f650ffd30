import fc from "fast-check";
import { expect, it } from "vitest";
import { checkAddressLine } from "./check-address-line.ts";
import { checkCity } from "./check-city.ts";
import { checkEmail } from "./check-email.ts";
import { checkName } from "./check-name.ts";
import { checkPhone } from "./check-phone.ts";
import { checkPostalCode } from "./check-postal-code.ts";
import { isPoBox } from "./is-po-box.ts";
import { remoteSurchargeApplies } from "./remote-surcharge-applies.ts";
import { tidyEmail } from "./tidy-email.ts";
import { tidyName } from "./tidy-name.ts";
import { tidyPhone } from "./tidy-phone.ts";
import { tidyPostalCode } from "./tidy-postal-code.ts";

const runs = { numRuns: 2000 };
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(..."aB1 2.@-&/:()+<>’–é\u200B\u00A0"), maxLength: 40 }),
);
const country = fc.constantFrom("US", "CA");

const checks = {
  name: (text: string) => checkName(text, { max: 20 }),
  addressLine: (text: string) => checkAddressLine(text),
  optionalLine: (text: string) => checkAddressLine(text, { optional: true }),
  city: (text: string) => checkCity(text),
  phone: checkPhone,
  email: (text: string) => checkEmail(text, { endingMax: 63 }),
  zipCode: (text: string) => checkPostalCode(text, { country: "US" }),
  canadianCode: (text: string) => checkPostalCode(text, { country: "CA" }),
};

const tidies = {
  name: tidyName,
  phone: tidyPhone,
  email: tidyEmail,
  zipCode: (text: string) => tidyPostalCode(text, { country: "US" }),
  canadianCode: (text: string) => tidyPostalCode(text, { country: "CA" }),
};

it.each(Object.entries(checks))("the %s check answers on any text and accepts its own answer", (_field, check) => {
  fc.assert(
    fc.property(anyText, (text) => {
      const answer = check(text);
      if (answer.ok) expect(check(answer.value)).toEqual(answer);
      else expect(["missing", "tooLong", "malformed"]).toContain(answer.problem);
    }),
    runs,
  );
});

it.each(Object.entries(tidies))("tidying a %s twice changes nothing, whatever the text", (_field, tidy) => {
  fc.assert(
    fc.property(anyText, (text) => {
      const tidied = tidy(text);
      expect(tidy(tidied)).toBe(tidied);
    }),
    runs,
  );
});

it("tidying never turns an accepted postal code into another one", () => {
  const letter = fc.constantFrom(..."abceghjklmnprstvxyABCEGHJKLMNPRSTVXY");
  const digit = fc.constantFrom(..."0123456789");
  fc.assert(
    fc.property(fc.tuple(letter, digit, letter, fc.constantFrom("", " "), digit, letter, digit), (parts) => {
      const code = parts.join("");
      const check = checkPostalCode(code, { country: "CA" });
      expect(check).toMatchObject({ ok: true });
      expect(checkPostalCode(tidyPostalCode(code, { country: "CA" }), { country: "CA" })).toEqual(check);
    }),
    runs,
  );
});

it("answers yes or no on any line and state", () => {
  fc.assert(
    fc.property(anyText, country, (text, site) => {
      expect(typeof isPoBox(text)).toBe("boolean");
      expect(remoteSurchargeApplies(text + site)).toBe(false);
    }),
    runs,
  );
});
