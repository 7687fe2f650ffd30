import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import type { Operation } from "@store/contract/operation";
import { paymentOperations } from "@store/contract/payment";
import { tenderOperations } from "@store/contract/tenders";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findCheckout } from "../testing/enter-checkout.ts";
import { type Shopper, typedCard } from "../testing/index.ts";
import {
  sampleCards,
  sampleCertificates,
  sampleGiftCards,
  sampleSkus,
  toPrintedNumber,
} from "../testing/sample-inputs.ts";
import { openTestShop } from "../testing/test-shop.ts";

const {
  applyCheckoutPromoCode,
  verifyPromoCode,
  removeCheckoutPromoCode,
  applyGiftCardTender,
  removeGiftCardTender,
  applyTenderCode,
  removeTenderCode,
  applyRewardCertificate,
  removeRewardCertificate,
  removeCertificates,
  getAccountRewards,
  getAccountRewardsByToken,
  ppApplyGiftCard,
  ppRemoveGiftCard,
  ppApplyRewardCertificate,
  ppRemoveRewardCertificate,
  ppRemoveCertificates,
  ppLookupRewardsCard,
} = tenderOperations;

const shop = await openTestShop();

const lamp = sampleSkus.lamp;
const { inCheckout } = shop;
const untouched = { ...sampleGiftCards.untouched, number: toPrintedNumber(sampleGiftCards.untouched.number) };
const covers = sampleGiftCards.large;

describe("a gift card", () => {
  it("pays as much as it can, shown by its last four digits, and is removed by its reference [CALL-048, CALL-049]", async () => {
    const shopper = await inCheckout();
    const { body } = await shopper.call(applyGiftCardTender, untouched);
    expect(body).toMatchObject({
      isSuccess: true,
      orderSummary: { total: 14_900, tendersTotal: 5_000, amountDue: 9_900 },
      tenderCodesData: { giftCards: [{ number: "•••• 3017", appliedAmount: 5_000 }], tenderCodes: [], promo: null },
    });
    const { paymentData, orderSummary } = await findCheckout(shopper);
    expect(paymentData).toMatchObject({ isPaymentNeeded: true, tenderCodesData: body.tenderCodesData });
    expect(orderSummary).toEqual(body.orderSummary);

    const reference = body.tenderCodesData?.giftCards[0]?.reference ?? "";
    const removed = await shopper.call(removeGiftCardTender, { number: reference });
    expect(removed.body).toMatchObject({ isSuccess: true, orderSummary: { tendersTotal: 0, amountDue: 14_900 } });
    const again = await shopper.call(removeGiftCardTender, { number: reference });
    expect(again.body).toMatchObject({ isSuccess: false, errorCode: "TenderNotFound" });
  });

  it("is found by a number and a PIN that were pasted with invisible characters [CALL-048]", async () => {
    const pasted = { number: "\u202A6199 1000\u200B 2000\u00AD 3017\u202C", pin: "\u20604471\u200D" };
    const { body } = await (await inCheckout()).call(applyGiftCardTender, pasted);
    expect(body).toMatchObject({ isSuccess: true, orderSummary: { tendersTotal: 5_000 } });
  });

  it("that covers the order leaves nothing due, beside all that may pay [CHK-45]", async () => {
    const shopper = await inCheckout();
    await shopper.call(applyGiftCardTender, covers);
    const { paymentData, orderSummary } = await findCheckout(shopper);
    const ways = ["rewardsData", "alternativePaymentsData", "payPalData", "creditCardData", "tenderCodesData"];
    expect(Object.keys(paymentData)).toEqual(expect.arrayContaining([...ways, "isPaymentNeeded"]));
    expect(paymentData.isPaymentNeeded).toBe(false);
    expect(orderSummary).toMatchObject({ tendersTotal: 14_900, amountDue: 0 });
  });

  it.each([
    ["an unknown number", sampleGiftCards.unknown, "GiftCardNotFound"],
    ["too few digits", { number: "619910002000", pin: "4471" }, "GiftCardNotFound"],
    ["another's PIN", { ...untouched, pin: "9026" }, "GiftCardNotFound"],
    ["no PIN", { ...untouched, pin: " " }, "GiftCardNotFound"],
    ["nothing left", sampleGiftCards.spent, "GiftCardEmpty"],
    ["the other site's money", sampleGiftCards.canadian, "GiftCardNotForSite"],
  ])(
    "with %s is refused with its reason, and the summary stays unchanged [CALL-048]",
    async (_what, request, errorCode) => {
      const shopper = await inCheckout();
      const before = await findCheckout(shopper);
      const { body } = await shopper.call(applyGiftCardTender, request);
      expect(body).toMatchObject({ isSuccess: false, errorCode, orderSummary: before.orderSummary });
      expect(body.message).not.toBe("");
      expect(await findCheckout(shopper)).toEqual(before);
    },
  );

  it("is accepted once, and not at all if nothing is due", async () => {
    const shopper = await inCheckout();
    await shopper.call(applyGiftCardTender, untouched);
    expect((await shopper.call(applyGiftCardTender, untouched)).body.errorCode).toBe("GiftCardAlreadyApplied");
    await shopper.call(applyGiftCardTender, covers);
    const partly = sampleGiftCards.partlySpent;
    expect((await shopper.call(applyGiftCardTender, partly)).body.errorCode).toBe("GiftCardNothingDue");
  });

  it("cannot pay for a gift card", async () => {
    const shopper = await inCheckout({ items: [{ Sku: sampleSkus.giftCard }] });
    expect((await shopper.call(applyGiftCardTender, untouched)).body.errorCode).toBe("GiftCardNotUsable");
  });

  it("returns 503 while the site accepts none [ERR-19]", async () => {
    const shopper = await inCheckout();
    await shop.database.insertInto("service_outage").values({ site: "US", service: "giftCards" }).execute();
    const answer = await shopper.call(applyGiftCardTender, untouched);
    await shop.database.deleteFrom("service_outage").execute();
    expect(answer).toMatchObject({ status: 503, body: { errorCode: "GiftCardsUnavailable" } });
  });

  it("works the same through the payment provider's calls [CALL-055, CALL-056, TEND-05]", async () => {
    const shopper = await inCheckout();
    const { body } = await shopper.call(ppApplyGiftCard, { cardNumber: untouched.number, cardPin: untouched.pin });
    expect(body).toMatchObject({ isSuccess: true, orderSummary: { tendersTotal: 5_000 } });
    const removed = await shopper.call(ppRemoveGiftCard, { cardNumber: untouched.number });
    expect(removed.body).toMatchObject({ isSuccess: true, orderSummary: { tendersTotal: 0 } });
  });

  it("under the key of another is refused: the number distinguishes two requests, the PIN does not", async () => {
    const shopper = await inCheckout();
    const key = { idempotencyKey: "one-key" };
    expect((await shopper.call(applyGiftCardTender, untouched, key)).body.isSuccess).toBe(true);
    expect((await shopper.call(applyGiftCardTender, covers, key)).status).toBe(422);
    const stored = await shop.database.selectFrom("idempotency").selectAll().execute();
    const rows = await shop.database.selectFrom("basket").select("choices").execute();
    expect(JSON.stringify([stored, rows])).not.toMatch(/6199|3017"?,"?pin|4471/);
  });
});

describe("a tender code", () => {
  it("pays, and is removed by its reference or its number [CALL-050, CALL-051]", async () => {
    const shopper = await inCheckout();
    const { body } = await shopper.call(applyTenderCode, { tenderCodeNumber: "qx7k-4m2p-9a3t" });
    expect(body).toMatchObject({
      isSuccess: true,
      orderSummary: { tendersTotal: 4_000, amountDue: 10_900 },
      tenderCodesData: { tenderCodes: [{ number: "•••• 9A3T", appliedAmount: 4_000 }] },
    });
    const removed = await shopper.call(removeTenderCode, { tenderCodeNumber: "QX7K4M2P9A3T" });
    expect(removed.body).toMatchObject({ isSuccess: true, orderSummary: { tendersTotal: 0 } });
    const missing = await shopper.call(removeTenderCode, { number: "QX7K4M2P9A3T" });
    expect(missing.body.errorCode).toBe("TenderNotFound");
  });

  it.each([
    ["AAAA-BBBB-CCCC", "TenderCodeNotFound"],
    ["no", "TenderCodeNotFound"],
    ["ZD9F-2J7V-4E8G", "TenderCodeExpired"],
    ["MP5T-6Y3S-7U2B", "TenderCodeNotForSite"],
  ])("%s is refused: %s [CALL-050]", async (tenderCodeNumber, errorCode) => {
    const shopper = await inCheckout();
    expect((await shopper.call(applyTenderCode, { tenderCodeNumber })).body).toMatchObject({
      isSuccess: false,
      errorCode,
    });
  });
});

describe("reward certificates", () => {
  const cards = { cardOneData: null, accountCardOneData: null };
  const coBrand = { cardOneData: null, accountCardOneData: { id: "account-nell-card-2" } };
  const one = toPrintedNumber(sampleCertificates.first);
  const two = toPrintedNumber(sampleCertificates.second);

  it("pay with the rewards card, before other tenders, and are removed one by one or all together [CALL-052, CALL-053, CALL-054]", async () => {
    const shopper = await inCheckout({ who: "nell" });
    await shopper.call(applyGiftCardTender, covers);
    const { body } = await shopper.call(applyRewardCertificate, { certificateNumber: one, ...coBrand });
    expect(body).toMatchObject({
      isSuccess: true,
      isOnlyCbccAllowed: true,
      // With the tax of her default address, which is the place of her visit (AMB-298).
      orderSummary: { rewardsTotal: 2_500, tendersTotal: 16_219, amountDue: 0 },
    });
    const [first, second] = body.rewardsData?.certificates ?? [];
    expect(first).toEqual({
      certificateNumber: "•••• 2275",
      reference: "account-nell-certificate-1",
      amount: 2_500,
      isApplied: true,
      expires: "2034-12-31",
    });
    expect(second).toMatchObject({ certificateNumber: "•••• 2283", isApplied: false });
    const both = await shopper.call(applyRewardCertificate, { certificateNumber: second?.reference ?? "", ...coBrand });
    expect(both.body.orderSummary).toMatchObject({ rewardsTotal: 3_500 });
    const less = await shopper.call(removeRewardCertificate, { certificateNumber: two });
    expect(less.body.orderSummary).toMatchObject({ rewardsTotal: 2_500 });
    const none = await shopper.call(removeCertificates, {});
    expect(none.body).toMatchObject({ isOnlyCbccAllowed: false, orderSummary: { rewardsTotal: 0 } });
    expect((await shopper.call(removeRewardCertificate, { certificateNumber: one })).body).toMatchObject({
      isSuccess: false,
      errorCode: "CertificateNotFound",
    });
  });

  it.each([
    [toPrintedNumber(sampleCertificates.expired), "CertificateExpired"],
    [toPrintedNumber(sampleCertificates.used), "CertificateUsed"],
    [toPrintedNumber(sampleCertificates.unknown), "CertificateNotFound"],
    ["short", "CertificateNotFound"],
  ])("%s is refused: %s [CALL-052]", { tags: ["deep"] }, async (certificateNumber, errorCode) => {
    const shopper = await inCheckout({ who: "nell" });
    const { body } = await shopper.call(applyRewardCertificate, { certificateNumber, ...coBrand });
    expect(body).toMatchObject({ isSuccess: false, errorCode });
  });

  it("need the rewards card: none or another card is refused with its flag [PAY-06]", async () => {
    const shopper = await inCheckout({ who: "nell" });
    for (const request of [cards, { cardOneData: null, accountCardOneData: { id: "account-nell-card-1" } }]) {
      const { body } = await shopper.call(applyRewardCertificate, { certificateNumber: one, ...request });
      expect(body).toMatchObject({
        isSuccess: false,
        errorCode: "CertificateNeedsStoreCard",
        message: "Please use your rewards card to apply certificates.",
        cardErrors: { cbccNotAppliedError: true },
        isOnlyCbccAllowed: false,
      });
    }
    const { cardOneData } = typedCard(sampleCards.storeMasterCard);
    const typed = await shopper.call(applyRewardCertificate, {
      certificateNumber: one,
      cardOneData,
      accountCardOneData: null,
    });
    expect(typed.body.isSuccess).toBe(true);
  });

  it("cannot be found by another account or a guest", async () => {
    for (const shopper of [await inCheckout({ who: "priya" }), await inCheckout()]) {
      const { body } = await shopper.call(applyRewardCertificate, { certificateNumber: one, ...cards });
      expect(body.errorCode).toBe("CertificateNotFound");
    }
  });

  it("exclude other cards while they are applied [PAY-18]", async () => {
    const shopper = await inCheckout({ who: "nell" });
    await shopper.call(applyRewardCertificate, { certificateNumber: one, ...coBrand });
    const { body } = await shopper.call(paymentOperations.savePayment, typedCard(sampleCards.visa));
    expect(body).toMatchObject({
      isSuccess: false,
      errorCode: "CertificateNeedsStoreCard",
      cardErrors: { hasRewardsRestrictionError: true },
    });
    const coBranded = await shopper.call(paymentOperations.savePayment, typedCard(sampleCards.storeMasterCard));
    expect(coBranded.body).toMatchObject({ isSuccess: true, creditCardData: { isOnlyCbccAllowed: true } });
  });

  it("work the same through the payment provider's calls [CALL-057, CALL-058, CALL-059]", async () => {
    const shopper = await inCheckout({ who: "nell" });
    const apply = () => shopper.call(ppApplyRewardCertificate, { certificateNumber: one, ...coBrand });
    expect((await apply()).body.orderSummary).toMatchObject({ rewardsTotal: 2_500 });
    const removed = await shopper.call(ppRemoveRewardCertificate, { certificateNumber: one });
    expect(removed.body.orderSummary).toMatchObject({ rewardsTotal: 0 });
    await apply();
    expect((await shopper.call(ppRemoveCertificates, {})).body.orderSummary).toMatchObject({ rewardsTotal: 0 });
  });

  it("are listed for the account, and only with its rewards card [CALL-060, CALL-072, CALL-073]", async () => {
    const shopper = await inCheckout({ who: "nell" });
    await shopper.call(applyRewardCertificate, { certificateNumber: one, ...coBrand });
    const answers = [
      await shopper.call(getAccountRewards, { tnsSession: "session" }),
      await shopper.call(getAccountRewardsByToken, { token: "account-nell-card-2" }),
      await shopper.call(ppLookupRewardsCard, { token: "account-nell-card-2" }),
    ];
    for (const { body } of answers) {
      expect(body).toMatchObject({ isSuccess: true, rewardsTotal: 2_500, rewardsExceedOrderTotalMessage: null });
      expect(body.rewardsData.certificates.map(({ amount, isApplied }) => [amount, isApplied])).toEqual([
        [2_500, true],
        [1_000, false],
      ]);
    }
    const notFound = { isSuccess: false, errorCode: "RewardsCardNotFound", rewardsData: { certificates: [] } };
    for (const token of ["account-nell-card-1", "account-priya-card-1", "nothing"]) {
      expect((await shopper.call(getAccountRewardsByToken, { token })).body).toMatchObject(notFound);
    }
    const guest = await inCheckout();
    expect((await guest.call(getAccountRewards, { tnsSession: "session" })).body).toMatchObject(notFound);
  });
});

describe("a promo code", () => {
  it("reduces the price once, however often it is sent, and can be removed [CALL-045, CALL-047, TEND-02]", async () => {
    const shopper = await inCheckout();
    const { body } = await shopper.call(applyCheckoutPromoCode, { promoCode: "lamps20" });
    expect(body).toMatchObject({
      isSuccess: true,
      isPromotionRemoved: false,
      orderSummary: { discount: 2_980, total: 11_920, promoCode: "LAMPS20" },
      checkout: { paymentData: { tenderCodesData: { promo: { code: "LAMPS20" } } } },
    });
    const again = await shopper.call(applyCheckoutPromoCode, { promoCode: "LAMPS20" });
    expect(again.body.orderSummary).toEqual(body.orderSummary);
    expect(again.body.checkout?.version).toBe(body.checkout?.version);
    const removed = await shopper.call(removeCheckoutPromoCode, {});
    expect(removed.body).toMatchObject({
      isSuccess: true,
      isPromotionRemoved: true,
      orderSummary: { discount: 0, promoCode: null },
    });
    expect((await shopper.call(removeCheckoutPromoCode, {})).body.isPromotionRemoved).toBe(false);
  });

  it("that cannot be combined replaces another and says so [TEND-03]", async () => {
    const shopper = await inCheckout();
    await shopper.call(applyCheckoutPromoCode, { promoCode: "SHIPFREE" });
    const verified = await shopper.call(verifyPromoCode, { code: "LAMPS20" });
    expect(verified.body.promotions.map(({ code, isCombinable }) => [code, isCombinable])).toEqual([
      ["LAMPS20", false],
      ["SHIPFREE", true],
    ]);
    const { body } = await shopper.call(applyCheckoutPromoCode, { promoCode: "LAMPS20" });
    expect(body).toMatchObject({ isPromotionRemoved: true, orderSummary: { promoCode: "LAMPS20" } });
    expect(body.promoErrorMessage).toContain("SHIPFREE");
  });

  it("is verified without being applied [CALL-046]", async () => {
    const shopper = await inCheckout();
    const before = await findCheckout(shopper);
    const { body } = await shopper.call(verifyPromoCode, { promoCode: "LAMPS20" });
    expect(body).toMatchObject({ isSuccess: true, promotions: [{ code: "LAMPS20" }], promoErrorMessage: null });
    expect(await findCheckout(shopper)).toEqual(before);
  });

  it.each([
    ["NOSUCH", "PromoNotFound"],
    ["SPRING26", "PromoExpired"],
    ["SUMMER40", "PromoNotStarted"],
    ["NORTH15", "PromoNotForSite"],
    ["BIGROOM", "PromoMinimum"],
  ])("%s is refused by apply and by verify: %s [CALL-045, CALL-046, ERR-14]", async (promoCode, errorCode) => {
    const shopper = await inCheckout();
    const before = await findCheckout(shopper);
    for (const { body } of [
      await shopper.call(applyCheckoutPromoCode, { promoCode }),
      await shopper.call(verifyPromoCode, { code: promoCode }),
    ]) {
      expect(body).toMatchObject({ isSuccess: false, errorCode });
      expect(body.promoErrorMessage).toBe(body.message);
    }
    expect(await findCheckout(shopper)).toEqual(before);
  });
});

describe("guessing", () => {
  const guess = (shopper: Shopper, number: number, headers?: Record<string, string>) =>
    shopper.call(
      applyGiftCardTender,
      { number: `61991000200${String(number).padStart(5, "0")}`, pin: "0000" },
      headers ? { headers } : {},
    );

  it("ends after ten wrong numbers, PINs or codes in fifteen minutes: then even the right one is refused", async () => {
    const shopper = await inCheckout();
    for (let count = 0; count < 4; count += 1) await guess(shopper, count);
    for (let count = 0; count < 3; count += 1) await shopper.call(applyGiftCardTender, { ...untouched, pin: "0000" });
    for (const code of ["AAAABBBBCCCC", "AAAABBBBDDDD"])
      await shopper.call(applyTenderCode, { tenderCodeNumber: code });
    // What is right or cannot be a number at all costs nothing.
    expect((await shopper.call(applyGiftCardTender, untouched)).body.isSuccess).toBe(true);
    await shopper.call(applyGiftCardTender, { number: "12", pin: "1" });
    await shopper.call(applyCheckoutPromoCode, { promoCode: "NOSUCH" });

    const refused = await shopper.call(applyTenderCode, { tenderCodeNumber: "QX7K-4M2P-9A3T" });
    expect(refused).toMatchObject({ status: 429, body: { isSuccess: false, errorCode: "TooManyRequests" } });
    expect(refused.headers.get("retry-after")).toBe("900");
    expect((await shopper.call(verifyPromoCode, { code: "LAMPS20" })).status).toBe(429);

    const before = shop.clock.now();
    shop.clock.set(new Date(before.getTime() + 15 * 60 * 1000));
    const later = await shopper.call(applyTenderCode, { tenderCodeNumber: "QX7K-4M2P-9A3T" });
    shop.clock.set(before);
    expect(later.body.isSuccess).toBe(true);
  });

  it("is also counted per network address, across sessions", { tags: ["deep"] }, async () => {
    const headers = { "x-store-client-address": "203.0.113.9" };
    const statuses: number[] = [];
    let shopper = await inCheckout();
    for (let count = 0; count < 31; count += 1) {
      // No session has ten guesses.
      if (count % 8 === 7) shopper = await inCheckout();
      statuses.push((await guess(shopper, count, headers)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    const elsewhere = await inCheckout();
    expect((await guess(elsewhere, 1, { "x-store-client-address": "198.51.100.7" })).status).toBe(200);
  });

  it("concurrently gets no more tries than are left", async () => {
    const shopper = await inCheckout();
    const answers = await Promise.all(Array.from({ length: 16 }, (_, count) => guess(shopper, count)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
  });
});

describe("the PIN of a gift card", () => {
  const wrongPin = { ...untouched, pin: "0000" };
  const from = (block: number) => ({ headers: { "x-store-client-address": `203.0.${block}.9` } });
  const tryIn = async (request: typeof untouched, block = 0) =>
    (await inCheckout()).call(applyGiftCardTender, request, from(block));

  it("gets the same response as an unknown number, word for word (AMB-206)", async () => {
    const answers = [await tryIn(wrongPin), await tryIn(sampleGiftCards.unknown)];
    const [wrong, unknown] = answers.map(({ body: { errorCode, message } }) => [errorCode, message]);
    expect(wrong).toEqual(unknown);
    expect(wrong).toEqual(["GiftCardNotFound", "We can't find a gift card with this number and PIN."]);
  });

  it("is checked five times a day while it is wrong, in any session and from any address (AMB-206)", async () => {
    const applied = await inCheckout();
    expect((await applied.call(applyGiftCardTender, untouched)).body.isSuccess).toBe(true);
    for (let count = 0; count < 5; count += 1) expect((await tryIn(wrongPin, count)).status).toBe(200);
    const locked = await tryIn(untouched, 9);
    expect(locked).toMatchObject({ status: 429, body: { isSuccess: false, errorCode: "TooManyRequests" } });
    expect(locked.body.message).toContain("wrong PIN too often");
    expect((await tryIn(covers, 9)).body.isSuccess).toBe(true);
    // What is applied stays applied.
    expect((await findCheckout(applied)).orderSummary.tendersTotal).toBe(5_000);

    const before = shop.clock.now();
    shop.clock.set(new Date(before.getTime() + 24 * 60 * 60 * 1000));
    expect((await tryIn(untouched, 9)).body.isSuccess).toBe(true);
    shop.clock.set(before);
  });

  it("is also counted for unknown numbers, so that a lock reveals nothing (AMB-206)", async () => {
    const unknown = { number: "6199100020008888", pin: "1111" };
    for (let count = 0; count < 5; count += 1) await tryIn(unknown, count);
    expect((await tryIn(unknown, 9)).status).toBe(429);
    const rows = await shop.database.selectFrom("rate_limit").selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/8888|1111/);
  });

  it("is checked five times of many concurrent tries, and a right one does not count (AMB-206)", async () => {
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => inCheckout()));
    const answers = await Promise.all(
      shoppers.map((shopper, at) => shopper.call(applyGiftCardTender, wrongPin, from(at))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    for (let count = 0; count < 7; count += 1) expect((await tryIn(covers, count)).body.isSuccess).toBe(true);
  });
});

it("the calls of tenders require a checkout: without one they report an ended session", async () => {
  const shopper = shop.shopper();
  await shopper.call(cartOperations.addItems, { items: [{ Sku: lamp }] });
  await shopper.call(cartOperations.checkout, {});
  await shopper.call(checkoutOperations.refreshCheckout, {});
  const { body } = await shopper.call(cartOperations.getCartJsx, {});
  await shopper.call(cartOperations.removeItem, { id: body.cartData?.lineItems[0]?.id ?? "" });
  for (const answer of [
    await shopper.call(applyGiftCardTender, untouched),
    await shopper.call(removeCertificates, {}),
    await shopper.call(verifyPromoCode, { code: "LAMPS20" }),
    await shopper.call(getAccountRewards, { tnsSession: "session" }),
  ]) {
    expect(answer.body.IsReset).toBe(true);
  }
});

describe("any sequence of tenders", () => {
  const certificate = { cardOneData: null, accountCardOneData: { id: "account-nell-card-2" } };
  const numbers = [toPrintedNumber(sampleCertificates.first), toPrintedNumber(sampleCertificates.second)] as const;
  const cards = [untouched, covers, sampleGiftCards.partlySpent] as const;
  const codes = ["QX7K-4M2P-9A3T", "HB3N-8R6W-5C2L"] as const;
  type Act = (shopper: Shopper) => Promise<unknown>;
  const acts: readonly Act[] = [
    ...cards.flatMap((card): Act[] => [
      (shopper) => shopper.call(applyGiftCardTender, card),
      (shopper) => shopper.call(removeGiftCardTender, { number: card.number }),
    ]),
    ...codes.flatMap((number): Act[] => [
      (shopper) => shopper.call(applyTenderCode, { tenderCodeNumber: number }),
      (shopper) => shopper.call(removeTenderCode, { number }),
    ]),
    ...numbers.flatMap((certificateNumber): Act[] => [
      (shopper) => shopper.call(applyRewardCertificate, { certificateNumber, ...certificate }),
      (shopper) => shopper.call(removeRewardCertificate, { certificateNumber }),
    ]),
    (shopper) => shopper.call(removeCertificates, {}),
    (shopper) => shopper.call(applyCheckoutPromoCode, { promoCode: "LAMPS20" }),
    (shopper) => shopper.call(removeCheckoutPromoCode, {}),
  ];

  it("adds up to the total after each step, and no amount is negative [TEND-02]", { tags: ["deep"] }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 8 }), async (sequence) => {
        await shop.database.deleteFrom("basket").execute();
        const shopper = await inCheckout({ who: "nell" });
        for (const act of sequence) {
          await act(shopper);
          const { orderSummary, paymentData } = await findCheckout(shopper);
          const { total, tendersTotal, rewardsTotal, amountDue } = orderSummary;
          const { giftCards, tenderCodes } = paymentData.tenderCodesData;
          const parts = [...giftCards, ...tenderCodes].map(({ appliedAmount }) => appliedAmount);
          expect(tendersTotal + amountDue).toBe(total);
          expect(parts.reduce((sum, part) => sum + part, rewardsTotal)).toBe(tendersTotal);
          expect(Math.min(total, tendersTotal, rewardsTotal, amountDue, ...parts)).toBeGreaterThanOrEqual(0);
          expect(paymentData.isPaymentNeeded).toBe(amountDue > 0);
        }
      }),
      { numRuns: 12 },
    );
  });
});

describe("a refusal of the checkout", () => {
  const { savePayment, verifyCreditCard, savePlccOfferSelection, applyTaxExemption } = paymentOperations;
  const { moveToReviewPage } = checkoutOperations;
  const certificate = { certificateNumber: sampleCertificates.first, cardOneData: null, accountCardOneData: null };
  const refused: ReadonlyArray<readonly [operation: Operation, request: object]> = [
    [applyGiftCardTender, sampleGiftCards.unknown],
    [removeGiftCardTender, { number: "gone" }],
    [applyTenderCode, { tenderCodeNumber: "AAAABBBBCCCC" }],
    [applyRewardCertificate, certificate],
    [applyCheckoutPromoCode, { promoCode: "NOSUCH" }],
    [verifyPromoCode, { code: "NOSUCH" }],
    [savePayment, typedCard(sampleCards.wrongChecksum)],
    [verifyCreditCard, { cardData: { cardId: "gone", cvv: "123" } }],
    [savePlccOfferSelection, { selectedOption: 1 }],
    [applyTaxExemption, { taxExemption: "true" }],
    [moveToReviewPage, {}],
  ];

  const named = refused.map(([operation, request]) => [operation.name, operation, request] as const);
  it.each(named)(
    "to %s has words, and a code that the contract lists for the call [ERR-24] (AMB-117)",
    async (_, operation, request) => {
      const { body } = await (await inCheckout()).call(operation, request);
      expect(body).toMatchObject({ isSuccess: false, message: expect.stringMatching(/^[A-Z].* .*\.$/s) });
      expect(operation.errorCodes).toContain(body.errorCode);
    },
  );
});
