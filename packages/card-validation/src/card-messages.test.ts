import { expect, it } from "vitest";
import { cardMessages } from "./card-messages.ts";
import { checkCardNumber } from "./check-card-number.ts";
import { checkExpiry } from "./check-expiry.ts";
import { checkSecurityCode } from "./check-security-code.ts";

const bins = [{ prefix: "52989001", type: "CoBrandMasterCard", isReissued: true }] as const;
const today = { year: 2026, month: 11 };

function numberMessage(typed: string): string | null {
  const check = checkCardNumber(typed, { bins, luhn: true });
  return check.state === "valid" ? null : cardMessages.number[check.problem];
}

function expiryMessage(typed: string): string | null {
  const check = checkExpiry(typed, { today });
  return check.state === "valid" ? null : cardMessages.expiry[check.problem];
}

function securityCodeMessage(typed: string): string | null {
  const check = checkSecurityCode(typed, "Visa");
  return check.state === "valid" ? null : cardMessages.securityCode[check.problem];
}

it("reports a missing number [PAY-35]", () => {
  expect(numberMessage("")).toBe("Please enter a valid credit card number.");
  expect(numberMessage("4111111111111111")).toBeNull();
});

it.each(["4", "41111111111111", "4111111111111112", "5011111111111111", "55555555555544445"])(
  "says that the number %s is not valid [PAY-36]",
  (typed) => {
    expect(numberMessage(typed)).toBe("The credit card number you entered is not valid.");
  },
);

it("reports a reissued card [PAY-44]", () => {
  expect(numberMessage("5298900100000004")).toBe("Card has been reissued. Please use new card.");
});

it.each(["", "1", "12/"])("reports a missing expiry date on submit of %j [PAY-38]", (typed) => {
  expect(expiryMessage(typed)).toBe("Please enter a valid expiration date.");
  expect(expiryMessage("05/29")).toBeNull();
});

it.each(["13/29", "00/29", "05/00", "10/26", "12/2", "12/60"])(
  "says that the expiry date %j is not valid [PAY-39]",
  (typed) => {
    expect(expiryMessage(typed)).toBe("The expiration date you entered is not valid.");
  },
);

it("reports a missing security code [PAY-40]", () => {
  expect(securityCodeMessage("")).toBe("Please enter a valid security code.");
  expect(securityCodeMessage("123")).toBeNull();
});

it.each(["12", "1234", "12x"])("says that the security code %s is not valid [PAY-41]", (typed) => {
  expect(securityCodeMessage(typed)).toBe("The security code you entered is not valid.");
});
