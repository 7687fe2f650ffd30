import { describe, expect, it } from "vitest";
import type { OrderAttemptRow } from "../../database/schema.ts";
import { toFailure } from "../authorize-attempt.ts";
import { mayReenterCode, toFailedReply } from "./to-failed-reply.ts";

type Cards = OrderAttemptRow["cards"];
const visa = { kind: "card", type: "Visa", lastFour: "1111" } as Cards[number];
const plcc: Cards[number] = { ...visa, type: "PLCCSynchrony" };

describe("a card that is refused for its security code", () => {
  it.each<[string, Cards, boolean]>([
    ["may pay after its code is entered again", [visa], true],
    ["may not if its type has no code", [plcc], false],
    ["may not if a second card pays too", [visa, { ...visa, type: "MasterCard" }], false],
  ])("%s", (_, cards, isAllowed) => {
    expect(mayReenterCode("codeMismatch", cards)).toBe(isAllowed);
    expect(mayReenterCode("verificationRequired", cards)).toBe(isAllowed);
  });

  it("has a message that names what to enter again", () => {
    expect(toFailedReply("codeMismatch", [visa]).paymentErrorHtml).toContain("Please enter it again");
    expect(toFailedReply("codeMismatch", [plcc]).paymentErrorHtml).toContain("Please enter your card again");
    expect(toFailedReply("verificationRequired", [visa]).paymentErrorHtml).toContain("enter its security code again");
    expect(toFailedReply("verificationRequired", [plcc]).paymentErrorHtml).toContain("Please use another card.");
  });
});

describe("a wallet that refuses", () => {
  const venmo: Cards[number] = { reference: "one", kind: "venmo", type: null, lastFour: "0000", amountCents: 100 };

  it.each([
    ["declined", "<p>Venmo declined the payment, and nothing was charged. Please pay another way.</p>"],
    [
      "insufficientFunds",
      "<p>Venmo declined the payment because there is not enough money for it, and nothing was charged. Please pay another way.</p>",
    ],
    [
      "notReceived",
      "<p>The payment with Venmo did not go through, and nothing was charged. Please place your order again, or pay another way.</p>",
    ],
  ] as const)("with %s says as much as its provider does", (failure, text) => {
    expect(toFailedReply(failure, [venmo]).paymentErrorHtml).toBe(text);
  });

  it.each(["insufficientFunds", "limitExceeded", "expiredCard"] as const)(
    "tells its reason %s, which a card does not",
    (code) => {
      expect(toFailure(code, "payPal")).toBe(code);
      expect(toFailure(code, "card")).toBe("declined");
      expect(toFailure("lostCard", "payPal")).toBe("declined");
    },
  );
});
