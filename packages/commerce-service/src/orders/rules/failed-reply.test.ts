import { describe, expect, it } from "vitest";
import type { OrderAttemptRow } from "../../database/schema.ts";
import { failedReply, isCodeAsked } from "./failed-reply.ts";

type Cards = OrderAttemptRow["cards"];
const visa = { kind: "card", type: "Visa", lastFour: "1111" } as Cards[number];
const plcc: Cards[number] = { ...visa, type: "PLCCSynchrony" };

describe("a card that is refused for its security code", () => {
  it.each<[string, Cards, boolean]>([
    ["stays, and is asked for the code alone", [visa], true],
    ["is given up where its type has none", [plcc], false],
    ["is given up beside another", [visa, { ...visa, type: "MasterCard" }], false],
  ])("%s", (_, cards, isAsked) => {
    expect(isCodeAsked("codeMismatch", cards)).toBe(isAsked);
    expect(isCodeAsked("verificationRequired", cards)).toBe(isAsked);
  });

  it("is spoken of as what is asked for", () => {
    expect(failedReply("codeMismatch", [visa]).paymentErrorHtml).toContain("Please enter it again");
    expect(failedReply("codeMismatch", [plcc]).paymentErrorHtml).toContain("Please enter your card again");
    expect(failedReply("verificationRequired", [visa]).paymentErrorHtml).toContain("enter its security code again");
    expect(failedReply("verificationRequired", [plcc]).paymentErrorHtml).toContain("Please use another card.");
  });
});
