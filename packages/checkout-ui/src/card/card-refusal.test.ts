import { describe, expect, it } from "vitest";
import { findCardRefusal } from "./card-refusal.ts";

const noCardErrors = {
  hasSessionError: false,
  hasRewardsRestrictionError: false,
  hasZeroAmountError: false,
  cbccNotAppliedError: false,
};
const noVerifyErrors = {
  hasVerifyRequiredError: false,
  hasVerifyInputError: false,
  hasVerifyFailedError: false,
  hasCvvError: false,
  cardId: "card-2",
};

describe("the refusal in a reply", () => {
  it.each([
    ["hasSessionError", "Your payment session has expired. Please re-enter your card."],
    ["hasRewardsRestrictionError", "Reward certificates can only be used with your rewards card."],
    ["hasZeroAmountError", "Please enter an amount for each card."],
    ["cbccNotAppliedError", "Please use your rewards card to apply certificates."],
    ["isOldCobrandCardUsed", "Card has been reissued. Please use new card."],
  ])("of a card with %s is shown at its number [PAY-06] [ERR-21]", (flag, message) => {
    expect(findCardRefusal({ cardErrors: { ...noCardErrors, [flag]: true } })).toMatchObject({
      field: "number",
      message,
    });
  });

  it.each([
    ["hasVerifyRequiredError", "Please enter a valid security code."],
    ["hasVerifyInputError", "The security code you entered is not valid."],
    ["hasVerifyFailedError", "We could not verify this card."],
    ["hasCvvError", "The security code you entered is not valid."],
  ])("of a code with %s is shown at the code of the named card [PAY-07]", (flag, message) => {
    const verifyErrors = { ...noVerifyErrors, [flag]: true };
    expect(findCardRefusal({ cardErrors: noCardErrors, verifyErrors })).toEqual({
      field: "securityCode",
      message,
      slot: null,
      cardId: "card-2",
    });
  });

  it.each(["number", "expiry", "securityCode"] as const)(
    "of the %s is shown there, for the card in its slot [ERR-21]",
    (field) => {
      const cardProblem = { field, message: "Not this one.", slot: "CardTwo" as const };
      expect(findCardRefusal({ cardProblem, cardErrors: noCardErrors })).toEqual({
        field,
        message: "Not this one.",
        slot: "CardTwo",
        cardId: null,
      });
    },
  );

  it("without a flag is shown elsewhere", () => {
    expect(findCardRefusal({ cardErrors: noCardErrors, verifyErrors: noVerifyErrors })).toBeNull();
    expect(findCardRefusal({})).toBeNull();
  });
});
