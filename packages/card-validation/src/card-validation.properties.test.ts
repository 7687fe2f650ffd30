import { holds } from "@store/config/properties";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CardRange } from "./card-range.ts";
import { cardTypes } from "./card-types.ts";
import { checkCardNumber, hasValidCheckDigit } from "./check-card-number.ts";
import { checkExpiry } from "./check-expiry.ts";
import { checkSecurityCode } from "./check-security-code.ts";
import { detectCardType } from "./detect-card-type.ts";
import { cardNumberMaxLength, formatCardNumber, maskCardNumber, normalizeCardNumber } from "./format-card-number.ts";
import { expiryMaxLength, formatExpiry } from "./format-expiry.ts";
import { formatCardInput, formatExpiryInput } from "./format-input.ts";

const bins: readonly CardRange[] = [
  { prefix: "9001", type: "Proprietary" },
  { prefix: "52999001", type: "CoBrandMasterCard" },
  { prefix: "52989001", type: "CoBrandMasterCard", isReissued: true },
];
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(..."0123456789 /-._+%x1١４"), maxLength: 40 }),
);
const digitText = fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 30 });
const anyCaret = fc.double({ min: 0, max: 1, noNaN: true });
const anyType = fc.constantFrom(...Object.values(cardTypes).map(({ type }) => type));
const today = { year: 2026, month: 11 };
const states: readonly string[] = ["valid", "incomplete", "invalid"];

describe("for any text", () => {
  it("a check returns one of its states and never throws", () => {
    holds(
      anyText,
      anyType,
      fc.boolean(),
      (text, type, luhn) =>
        states.includes(checkCardNumber(text, { bins, luhn }).state) &&
        states.includes(checkExpiry(text, { today }).state) &&
        states.includes(checkSecurityCode(text, type).state) &&
        detectCardType(text, { bins }) in cardTypes,
    );
  });

  it("a valid result contains only digits of the right count", () => {
    holds(anyText, anyType, (text, type) => {
      const number = checkCardNumber(text);
      const code = checkSecurityCode(text, type);
      return (
        (number.state !== "valid" || (/^\d{13,19}$/.test(number.digits) && number.type !== "Unspecified")) &&
        (code.state !== "valid" || /^(?:\d{3,4})?$/.test(code.code))
      );
    });
  });

  it("formatting fits the input, and formatting twice changes nothing [PAY-29]", () => {
    holds(anyText, (text) => {
      const number = formatCardNumber(text, { bins });
      const expiry = formatExpiry(text);
      return (
        number.length <= cardNumberMaxLength &&
        formatCardNumber(number, { bins }) === number &&
        (expiry.length <= expiryMaxLength || expiry === text) &&
        formatExpiry(expiry) === expiry
      );
    });
  });

  it("the caret of a formatted input is behind as many digits as before, or at the end", () => {
    holds(anyText, anyCaret, (text, place) => {
      const selectionStart = Math.floor(place * text.length);
      const { value, selectionStart: caret } = formatCardInput({ value: text, selectionStart }, { bins });
      const digitsBefore = normalizeCardNumber(text.slice(0, selectionStart)).length;
      const digitsKept = normalizeCardNumber(value.slice(0, caret)).length;
      return value === formatCardNumber(text, { bins }) && (digitsKept === digitsBefore || caret === value.length);
    });
  });

  it("masking leaves no run of twelve digits, and masking twice changes nothing", () => {
    holds(anyText, (text) => {
      const masked = maskCardNumber(text);
      return !/\d(?:[ -]?\d){11}/.test(masked) && maskCardNumber(masked) === masked;
    });
  });
});

describe("for digits", () => {
  it("stripping undoes formatting: the digits up to the longest length of the type [PAY-28] [PAY-30]", () => {
    holds(digitText, (digits) => {
      const longest = cardTypes[detectCardType(digits, { bins })].lengths.at(-1);
      return normalizeCardNumber(formatCardNumber(digits, { bins })) === digits.slice(0, longest);
    });
  });

  it("a prefix of a valid number is never invalid", () => {
    const knownStart = fc.constantFrom("4", "34", "37", "55", "27", "60", "622", "817", "9001", "52999001");
    holds(knownStart, fc.constantFrom(13, 15, 16, 19), digitText, (start, length, rest) => {
      const digits = (start + rest).padEnd(length, "0").slice(0, length);
      if (checkCardNumber(digits, { bins }).state !== "valid") return true;
      return Array.from(digits).every((_, typed) => {
        const check = checkCardNumber(digits.slice(0, typed), { bins });
        return typed === 0 || check.state !== "invalid";
      });
    });
  });

  it("exactly one last digit satisfies the check digit, and a wrong single digit never does", () => {
    holds(
      fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 1, maxLength: 18 }),
      anyCaret,
      (digits, place) => {
        const right = Array.from("0123456789").filter((last) => hasValidCheckDigit(digits + last));
        const whole = digits + right[0];
        const index = Math.floor(place * digits.length);
        const wrong = whole.slice(0, index) + ((Number(whole[index]) + 1) % 10) + whole.slice(index + 1);
        return right.length === 1 && !hasValidCheckDigit(wrong);
      },
    );
  });

  it("a deletion leaves fewer digits in the old order, and never more characters than before", () => {
    holds(digitText, anyCaret, fc.boolean(), (digits, place, isForward) => {
      const before = formatCardNumber(digits, { bins });
      const caret = Math.min(Math.floor(place * before.length), before.length - 1);
      const value = before.slice(0, caret) + before.slice(caret + 1);
      const inputType = isForward ? "deleteContentForward" : "deleteContentBackward";
      const after = formatCardInput({ value, selectionStart: caret, inputType }, { bins }).value;
      return before === "" || (after.length <= before.length && isShortened(before, after));
    });
  });

  it("every date is parsed from every format in which it is pasted [PAY-37]", () => {
    holds(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2027, max: 2045 }), (month, year) => {
      const mm = String(month).padStart(2, "0");
      const shapes = [
        `${mm}/${year - 2000}`,
        `${month}/${year}`,
        `${year}-${mm}`,
        `${mm}${year}`,
        `${mm} / ${year}`,
        `${year}${mm}`,
        `${year - 2000}/${mm}`,
      ];
      return shapes.every((text) => {
        const check = checkExpiry(text, { today });
        return check.state === "valid" && check.month === month && check.year === year;
      });
    });
  });

  it("a date that is typed key by key has a leading zero and its first four digits [PAY-37]", () => {
    holds(digitText, (digits) => {
      let value = "";
      for (const digit of digits) {
        value = formatExpiryInput({ value: value + digit, selectionStart: value.length + 1 }).value;
      }
      const shown = digits >= "2" ? `0${digits}` : digits;
      return value === (shown.length > 2 ? `${shown.slice(0, 2)}/${shown.slice(2, 4)}` : shown);
    });
  });

  it("deleting an expiry date to the last character leaves nothing", () => {
    holds(digitText, (digits) => {
      let value = formatExpiry(digits);
      for (let press = value.length; press > 0; press -= 1) {
        value = formatExpiryInput({
          value: value.slice(0, -1),
          selectionStart: value.length - 1,
          inputType: "deleteContentBackward",
        }).value;
      }
      return value === "";
    });
  });
});

it("long inputs are processed in linear time", () => {
  for (const unit of [
    "4",
    "4 ",
    "１",
    "-",
    "4111 ",
    "12/",
    "%20",
    "0 /",
    "\u{1F4B3}",
    "1.",
    "1 . ",
    "1_/",
    "411111111111.",
    "111.111.111.111 ",
  ]) {
    const text = unit.repeat(50_000);
    expect(states).toContain(checkCardNumber(text, { bins }).state);
    expect(states).toContain(checkExpiry(text, { today }).state);
    expect(states).toContain(checkSecurityCode(text, "Visa").state);
    expect(formatCardNumber(text).length).toBeLessThanOrEqual(cardNumberMaxLength);
    expect(maskCardNumber(text).length).toBeLessThanOrEqual(text.length);
  }
});

/** Whether the digits of `after` are those of `before` without one, or fewer if a shorter type truncates them. */
function isShortened(before: string, after: string): boolean {
  const [all, left] = [normalizeCardNumber(before), normalizeCardNumber(after)];
  return Array.from(all).some((_, index) => (all.slice(0, index) + all.slice(index + 1)).startsWith(left));
}
