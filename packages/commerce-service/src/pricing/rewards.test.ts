import { cardTypeName } from "@store/contract/payment";
import { describe, expect, it } from "vitest";
import { allocateTenders } from "./allocate-tenders.ts";
import { cardErrorMessages, toCardErrors } from "./payment-refusals.ts";
import {
  findCertificateError,
  findRestrictionError,
  isOnlyCbccAllowed,
  isRewardsCard,
  summarizeRewards,
} from "./rewards.ts";

const certificate = { kind: "certificate", reference: "one", balanceCents: 2_500 } as const;
const second = { ...certificate, reference: "two", balanceCents: 1_000 };
const giftCard = { kind: "giftCard", reference: "three", balanceCents: 9_900 } as const;

describe("rewards", () => {
  const exceed = (lost: string) =>
    `Your rewards exceed your order total by ${lost}. A certificate is used whole, so the rest will not be kept.`;
  it.each([
    ["nothing without certificates", 5_000, [giftCard], 0, null],
    ["all certificates", 5_000, [giftCard, certificate, second], 3_500, null],
    ["certificates that cover the order to the cent", 3_500, [certificate, second], 3_500, null],
    ["what the order costs, and the rest is lost", 2_000, [certificate], 2_000, exceed("$5.00")],
    ["what the order costs with two", 3_000, [certificate, second], 3_000, exceed("$5.00")],
    ["what the order costs, and what is not touched is not lost", 2_500, [certificate, second], 2_500, null],
  ])("pay %s", (_what, totalCents, tenders, rewardsTotalCents, message) => {
    const allocation = allocateTenders({ totalCents, giftCardCents: 0, tenders, cards: [{}] });
    expect(summarizeRewards(allocation, "US")).toEqual({ rewardsTotalCents, rewardsExceedOrderTotalMessage: message });
  });
});

describe("the rewards card", () => {
  it("is the co-brand card or the store credit card", () => {
    expect(cardTypeName.options.filter(isRewardsCard)).toEqual(["PLCCSynchrony", "CoBrandMasterCard"]);
  });

  it("is the only one allowed as long as a certificate is applied", () => {
    expect([isOnlyCbccAllowed([giftCard, certificate]), isOnlyCbccAllowed([giftCard])]).toEqual([true, false]);
  });

  it("is needed to apply a certificate", () => {
    expect(findCertificateError([])).toBe("cbccNotAppliedError");
    expect(findCertificateError(["Visa"])).toBe("cbccNotAppliedError");
    expect(findCertificateError(["CoBrandMasterCard", "Visa"])).toBe("cbccNotAppliedError");
    expect(findCertificateError(["CoBrandMasterCard"])).toBeNull();
    expect(findCertificateError(["PLCCSynchrony"])).toBeNull();
  });

  it.each([
    ["a network card without certificates", ["Visa"], false, [giftCard], null],
    ["a rewards card with certificates", ["CoBrandMasterCard"], false, [certificate], null],
    ["no card yet", [], false, [certificate], null],
    ["a network card with certificates", ["Visa"], false, [certificate], "hasRewardsRestrictionError"],
    ["a second card of another kind", ["PLCCSynchrony", "Visa"], false, [certificate], "hasRewardsRestrictionError"],
    ["a wallet with certificates", [], true, [certificate], "hasRewardsRestrictionError"],
    ["a wallet without certificates", [], true, [], null],
  ] as const)("restricts %s", (_what, cards, isWallet, tenders, flag) => {
    expect(findRestrictionError({ cards, isWallet }, tenders)).toBe(flag);
  });
});

describe("the errors of a card", () => {
  const flags = Object.keys(cardErrorMessages) as (keyof typeof cardErrorMessages)[];
  it.each([null, ...flags])("raise %s alone", (raised) => {
    const errors = toCardErrors(raised);
    expect(flags.filter((flag) => errors[flag])).toEqual(raised === null ? [] : [raised]);
  });
});
