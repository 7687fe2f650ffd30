import { describe, expect, it } from "vitest";
import { checkTenderField } from "../parse-tender.ts";
import { checkTender, type TenderToCheck } from "./decide-tender.ts";

const giftCard: TenderToCheck = {
  kind: "giftCard",
  found: { site: "US", balanceCents: 5_000, expiresAt: null, isUsed: false },
  isPinRight: true,
  isApplied: false,
  now: new Date("2026-06-15T17:00:00Z"),
  site: "US",
  payableCents: 8_000,
  coveredCents: 3_000,
};
const found = { site: "US", balanceCents: 2_500, expiresAt: new Date("2026-07-01T05:00:00Z"), isUsed: false } as const;
const credit: TenderToCheck = { ...giftCard, kind: "tenderCode", found };
const certificate: TenderToCheck = { ...giftCard, kind: "certificate", found };
const over = { ...found, expiresAt: new Date("2026-06-15T17:00:00Z") };

describe("a tender", () => {
  it.each([giftCard, credit, certificate])("that holds is taken: $kind", (tender) => {
    expect(checkTender(tender)).toEqual({ ok: true, found: tender.found });
  });

  it.each<[errorCode: string, message: string, TenderToCheck]>([
    ["GiftCardNotFound", "We can't find a gift card with this number and PIN.", { ...giftCard, found: undefined }],
    ["GiftCardNotFound", "We can't find a gift card with this number and PIN.", { ...giftCard, isPinRight: false }],
    ["GiftCardNotForSite", "This gift card can only be used on our United States site.", { ...giftCard, site: "CA" }],
    [
      "GiftCardEmpty",
      "This gift card has no balance left.",
      { ...giftCard, found: { site: "US", balanceCents: 0, expiresAt: null, isUsed: false } },
    ],
    ["GiftCardAlreadyApplied", "This gift card is already applied to your order.", { ...giftCard, isApplied: true }],
    ["GiftCardNotUsable", "Gift cards cannot be bought with a gift card.", { ...giftCard, payableCents: 0 }],
    [
      "GiftCardNothingDue",
      "Your order is covered already, so you do not need this gift card.",
      { ...giftCard, coveredCents: 8_000 },
    ],
    [
      "TenderCodeNotFound",
      "We could not find this tender code. Please check it and try again.",
      { ...credit, found: undefined },
    ],
    ["TenderCodeExpired", "This tender code has expired.", { ...credit, found: over }],
    [
      "CertificateNotFound",
      "We could not find this reward certificate. Please check it and try again.",
      { ...certificate, found: undefined },
    ],
    [
      "CertificateUsed",
      "This reward certificate has already been used.",
      { ...certificate, found: { ...over, isUsed: true } },
    ],
    ["CertificateExpired", "This reward certificate has expired.", { ...certificate, found: over }],
  ])("is refused as %s: %s", (errorCode, message, tender) => {
    expect(checkTender(tender)).toEqual({ ok: false, errorCode, message });
  });

  it("reveals nothing about a gift card without its PIN", () => {
    const worthless = { site: "CA", balanceCents: 0, expiresAt: null, isUsed: true } as const;
    expect(checkTender({ ...giftCard, found: worthless, isPinRight: false, isApplied: true })).toMatchObject({
      errorCode: "GiftCardNotFound",
    });
  });
});

describe("a field for a tender", () => {
  it.each([
    ["giftCardNumber", "6199 1000 2000 3017", "6199100020003017"],
    ["giftCardPin", "4471", "4471"],
    ["tenderCode", "qx7k-4m2p-9a3t", "QX7K4M2P9A3T"],
    ["tenderCode", "QX7K–4M2P–9A3T", "QX7K4M2P9A3T"],
    ["tenderCode", "QX7K−4M2P−9A3T", "QX7K4M2P9A3T"],
    ["tenderCode", "QX7K\u00AD-4M2P\u200B-\u200D9A3T", "QX7K4M2P9A3T"],
    ["giftCardNumber", "\u202A6199 1000 2000 3017\u202C", "6199100020003017"],
    ["giftCardNumber", "6199\u20601000\u200C2000\uFEFF3017", "6199100020003017"],
    ["giftCardPin", "\u200E4471\u200B", "4471"],
    ["certificateNumber", "7301\u200B4420\u200B0186\u200B2275", "7301442001862275"],
  ] as const)("%s takes %s", (field, typed, value) => {
    expect(checkTenderField(field, typed)).toEqual({ ok: true, value });
  });

  it.each([
    ["giftCardNumber", "", "missing"],
    ["giftCardNumber", " - ", "missing"],
    ["giftCardNumber", "6199 1000 2000 301", "malformed"],
    ["giftCardNumber", "6199 1000 2000 30177", "malformed"],
    ["giftCardNumber", "6199 1000 2000 301X", "malformed"],
    ["giftCardPin", "", "missing"],
    ["giftCardPin", "\u200B", "missing"],
    ["giftCardPin", "447", "malformed"],
    ["giftCardPin", "44711", "malformed"],
    ["tenderCode", "  ", "missing"],
    ["tenderCode", "QX7K-4M2P", "malformed"],
    ["tenderCode", "QX7K-4M2P-9A3!", "malformed"],
    ["certificateNumber", "", "missing"],
    ["certificateNumber", "7301", "malformed"],
  ] as const)("%s refuses %j as %s", (field, typed, problem) => {
    const check = checkTenderField(field, typed);
    expect(check).toMatchObject({ ok: false, problem });
    expect(!check.ok && check.message).toMatch(problem === "missing" ? /^Please enter/ : /is not valid\./);
  });
});
