import { holds } from "@store/config/properties";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillMessage } from "./address-messages.ts";
import { checkAddressLine, isPoBox } from "./check-address-line.ts";
import { checkEmail, domainPartMax, normalizeEmail } from "./check-email.ts";
import { checkCity, checkName, normalizeName } from "./check-name.ts";
import { checkPhone, normalizePhone } from "./check-phone.ts";
import { checkPartialPostalCode, checkPostalCode, normalizePostalCode } from "./check-postal-code.ts";
import type { FieldCheck } from "./field-check.ts";
import { findPostalRegions, postalCodeContradictsRegion } from "./postal-regions.ts";
import { remoteSurchargeApplies } from "./regions.ts";

const US = { country: "US" } as const;
const CA = { country: "CA" } as const;
const noMax = { max: Number.POSITIVE_INFINITY };

/** What every field has in common: its check and its normalization. */
const fields: Readonly<Record<string, { check: (text: string) => FieldCheck; normalize: (text: string) => string }>> = {
  name: { check: (text) => checkName(text, { max: 20 }), normalize: normalizeName },
  "address line": { check: (text) => checkAddressLine(text), normalize: normalizeName },
  "address line 2": { check: (text) => checkAddressLine(text, { optional: true }), normalize: normalizeName },
  city: { check: (text) => checkCity(text), normalize: normalizeName },
  phone: { check: checkPhone, normalize: normalizePhone },
  "e-mail": { check: (text) => checkEmail(text, { endingMax: domainPartMax }), normalize: normalizeEmail },
  "ZIP Code": { check: (text) => checkPostalCode(text, US), normalize: (text) => normalizePostalCode(text, US) },
  "Canadian code": { check: (text) => checkPostalCode(text, CA), normalize: (text) => normalizePostalCode(text, CA) },
  "half code": {
    check: (text) => checkPartialPostalCode(text, CA),
    normalize: (text) => normalizePostalCode(text, CA),
  },
};

// Any UTF-16, lone surrogates included, and realistic field texts, which reach more rules.
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 24 })
  .map((units) => String.fromCharCode(...units));
const alphabet = [..."aBéo1205 .@-&/:()+<>,;?'`’´–～５Ｖ٣۵", "\u0301", "\u200B", "\u00A0", "\u3000", "mailto:", "tel:"];
const fieldText = fc
  .array(fc.nat({ max: alphabet.length - 1 }), { maxLength: 24 })
  .map((letters) => letters.map((letter) => alphabet[letter]).join(""));
const text = fc.oneof(anyText, fieldText);
const anyControl = fc.constantFrom("\t", "\n", "\r\n", "\v", "\0", "\x1B", "\x85", "\u2028", "\u2029");

const letter = fc.constantFrom(..."abceghjklmnprstvxyABCEGHJKLMNPRSTVXY");
const digits = (length: number) => fc.nat({ max: 10 ** length - 1 }).map((n) => String(n).padStart(length, "0"));
const acceptable: Readonly<Record<keyof typeof fields, fc.Arbitrary<string>>> = {
  phone: fc
    .tuple(fc.constantFrom("", "1 ", "+1", "(+1) "), digits(3), fc.constantFrom("", " ", ") "), digits(3), digits(4))
    .map((parts) => parts.join("")),
  "ZIP Code": digits(5),
  "Canadian code": fc
    .tuple(letter, digits(1), letter, fc.constantFrom("", " "), digits(1), letter, digits(1))
    .map((parts) => parts.join("")),
};

const same = (one: FieldCheck, other: FieldCheck) =>
  one.ok ? other.ok && one.value === other.value : !other.ok && one.problem === other.problem;

describe.each(Object.entries(fields))("%s", (field, { check, normalize }) => {
  it("checks any text, and accepts its own result again", () => {
    holds(text, (typed) => {
      const answer = check(typed);
      return answer.ok ? same(answer, check(answer.value)) : answer.problem.length > 0;
    });
  });

  it("stores no tab, line break or other control character, and accepts none within", () => {
    holds(fieldText, anyControl, fc.nat(), (typed, control, place) => {
      const at = place % (typed.length + 1);
      const answer = check(typed.slice(0, at) + control + typed.slice(at));
      const isWithin = [typed.slice(0, at), typed.slice(at)].every((part) => /[^\s\u200B]/.test(part));
      return !answer.ok || !(/[\p{Cc}\u2028\u2029]/u.test(answer.value) || (isWithin && /\s/.test(control)));
    });
  });

  it("does not change when it is normalized twice", () => {
    holds(text, (typed) => {
      const normalized = normalize(typed);
      return normalize(normalized) === normalized;
    });
  });

  it("stays valid when it is normalized, codes and phones with the same value", () => {
    const isExact = field in acceptable || field === "half code";
    holds(acceptable[field] ?? fieldText, (typed) => {
      const answer = check(typed);
      const normalized = check(normalize(typed));
      return !answer.ok || (isExact ? same(answer, normalized) : normalized.ok || normalized.problem === "missing");
    });
  });
});

it.each(["ZIP Code", "Canadian code"])("every well-formed %s is accepted", (field) => {
  holds(acceptable[field] ?? text, (typed) => fields[field]?.check(typed).ok === true);
});

it("a PO box, a remote state and a filled message accept any text", () => {
  holds(text, (typed) => {
    isPoBox(typed);
    return !remoteSurchargeApplies(`${typed}-`) && fillMessage("{0}", typed) === typed;
  });
});

it("a postal code contradicts each region except its own, and no other text contradicts any", () => {
  holds(fc.oneof(text, digits(5)), (code) => {
    const [region] = findPostalRegions(code, US);
    if (region === undefined) return !postalCodeContradictsRegion(code, "NY", US);
    return !postalCodeContradictsRegion(code, region, US) && postalCodeContradictsRegion(code, "XX", US);
  });
});

// Each would take seconds, or forever, with a pattern that is not linear.
const nasty: readonly string[] = [
  " ",
  "a",
  "1",
  "-",
  ".",
  ",",
  ", ",
  "a.",
  "a-",
  "a@",
  "@",
  " @",
  "<a",
  "& ",
  "/a",
  ":",
  "()",
  "+",
  "post ",
  "p o ",
  " box",
  "mailto:",
  "?",
  "tel: ",
  "\u200B",
  "\u0316\u0301",
  "５",
  "\uD800",
];

it.each(nasty)(
  "100,000 characters of %j before an unexpected one are read in linear time",
  { tags: ["deep"], timeout: 15_000 },
  (shape) => {
    const long = `x${shape.repeat(100_000 / shape.length)}<`;
    for (const { check, normalize } of Object.values(fields)) {
      expect(check(long).ok).toBe(false);
      expect(check(normalize(long)).ok).toBe(false);
    }
    for (const typed of [long, long.slice(1), long.slice(0, -1), `a@${long}`]) {
      checkName(typed, noMax);
      checkCity(typed, noMax);
      checkAddressLine(typed, noMax);
      checkEmail(typed, noMax);
      checkPhone(typed);
      normalizeEmail(typed);
      normalizeName(typed);
      isPoBox(typed);
    }
  },
);
