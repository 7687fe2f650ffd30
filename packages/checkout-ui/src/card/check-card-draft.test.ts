import { describe, expect, it } from "vitest";
import { toCardBins, toStoreMonth } from "./card-rules.ts";
import { cardProblems, checkCardDraft } from "./check-card-draft.ts";

const bins = toCardBins({ proprietary: ["3777"], plcc: [], imprint: [], coBrand: [], reissuedCoBrand: ["529990"] });
const rules = { bins, luhn: true, today: { year: 2026, month: 11 } };
const visa = { number: "4111 1111 1111 1111", expiry: "12/29", securityCode: "123" };

describe("a typed card", () => {
  it("is sent without spaces, with a year of four digits and its last four digits [PAY-28] [PAY-03]", () => {
    expect(checkCardDraft(visa, rules)).toEqual({
      ok: true,
      entry: {
        type: "Visa",
        number: "4111111111111111",
        expMonth: "12",
        expYear: "2029",
        cvv: "123",
        saveToAccount: false,
        isExpired: false,
        lastFour: "1111",
      },
    });
  });

  it("of the store is sent without date and code, whatever the hidden fields contain [PAY-27]", () => {
    const check = checkCardDraft({ ...visa, number: "3777 0000 0000 0001", expiry: "" }, rules);
    expect(check).toMatchObject({ ok: true, entry: { type: "Proprietary", expMonth: "0", expYear: "0", cvv: "" } });
  });

  it.each([
    ["number", "", "Please enter a valid credit card number."],
    ["number", "4111 1111 1111 1112", "The credit card number you entered is not valid."],
    ["number", "5299 9000 0000 0000", "Card has been reissued. Please use new card."],
    ["expiry", "", "Please enter a valid expiration date."],
    ["expiry", "00/29", "Please enter a valid expiration date."],
    ["expiry", "05/00", "Please enter a valid expiration date."],
    ["expiry", "13/29", "The expiration date you entered is not valid."],
    ["expiry", "10/26", "The expiration date you entered is not valid."],
    ["securityCode", "", "Please enter a valid security code."],
    ["securityCode", "12", "The security code you entered is not valid."],
  ] as const)("is refused at its %s, '%s', with the specified text [PAY-35] [PAY-41]", (field, value, message) => {
    expect(cardProblems({ ...visa, [field]: value }, rules)).toEqual({ [field]: message });
  });
});

it("expires by the month in Chicago, not in the browser's time zone [PAY-39]", () => {
  expect(toStoreMonth(new Date("2026-12-01T05:59:00Z"))).toEqual({ year: 2026, month: 11 });
  expect(toStoreMonth(new Date("2026-12-01T06:00:00Z"))).toEqual({ year: 2026, month: 12 });
});
