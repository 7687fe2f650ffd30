import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { paymentOperations } from "@store/contract/payment";
import { tenderOperations } from "@store/contract/tenders";
import { walletOperations } from "@store/contract/wallets";
import { sql } from "kysely";
import { describe, expect, inject, it } from "vitest";
import { proceedToReview, type Shopper, sampleAddresses, signIn, typedCard } from "../testing/index.ts";
import { sampleCards, sampleGiftCards, sampleSkus } from "../testing/sample-inputs.ts";
import { orderTests } from "./order-tests.fixture.ts";

const fixture = orderTests();

const { place } = fixture;
async function shownOrder(shopper: Shopper, orderId = "") {
  const { body } = await shopper.call(orderOperations.getOrder, { orderId });
  if (!body.order) throw new Error("There is no such order.");
  return body.order;
}
const giftCard = sampleGiftCards.untouched;
const balanceOf = async (lastFour: string) => {
  const query = fixture.service.database
    .selectFrom("gift_card")
    .select("balance_cents")
    .where("last_four", "=", lastFour);
  return (await query.executeTakeFirstOrThrow()).balance_cents;
};
/** Leaves so much on the gift card: the rest was spent elsewhere. */
const setBalance = (cents: number) =>
  sql`update gift_card set spent_elsewhere_cents = spent_elsewhere_cents + balance_cents - ${cents}, balance_cents = ${cents}
    where last_four = '3017'`.execute(fixture.service.database);
const authorized = () =>
  fixture.service.database.selectFrom("sandbox_authorization").selectAll().orderBy("reference").execute();
const count = async () =>
  (await fixture.service.database.selectFrom("customer_order").select("order_id").execute()).length;

describe("an order is paid", () => {
  it("by tenders and two cards, each with its exact part [CALL-077, PAY-22]", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    await shopper.call(tenderOperations.applyTenderCode, { tenderCodeNumber: "QX7K4M2P9A3T" });
    const { body } = await shopper.call(tenderOperations.applyGiftCardTender, giftCard);
    const due = body.orderSummary?.amountDue ?? 0;
    const one = typedCard(sampleCards.visa, { amountCents: 1_001 }).cardOneData;
    const two = typedCard(sampleCards.masterCard, { amountCents: due - 1_001 }).cardOneData;
    await shopper.call(paymentOperations.savePayment, {
      cardOneData: one,
      accountCardOneData: null,
      cardTwoData: two,
      accountCardTwoData: null,
    });
    const placed = await place(shopper);
    expect(placed.body.isSuccess).toBe(true);
    const order = await shownOrder(shopper, placed.body.orderId);
    expect(order.payments).toEqual([
      { kind: "giftCard", type: null, lastFour: "3017", amount: 5_000 },
      { kind: "tenderCode", type: null, lastFour: "9A3T", amount: 4_000 },
      { kind: "card", type: "Visa", lastFour: "1111", amount: 1_001 },
      { kind: "card", type: "MasterCard", lastFour: "4444", amount: due - 1_001 },
    ]);
    expect(order.orderSummary).toMatchObject({ tendersTotal: 9_000, amountDue: due, rewardsTotal: 0 });
    expect(order.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.orderSummary.total);
    expect(await balanceOf("3017")).toBe(0);
  });

  it("by a gift card alone, without a call to the processor", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    await shopper.call(tenderOperations.applyGiftCardTender, sampleGiftCards.large);
    const { body } = await place(shopper);
    const order = await shownOrder(shopper, body.orderId);
    expect(order.payments).toMatchObject([{ kind: "giftCard", lastFour: "3033", amount: order.orderSummary.total }]);
    expect(await authorized()).toEqual([]);
    expect(await balanceOf("3033")).toBe(500_000 - order.orderSummary.total);
  });

  it("by a certificate, which is used completely, and the rewards card", async () => {
    const shopper = fixture.service.shopper();
    await signIn(shopper, "nell");
    await proceedToReview(shopper, { card: sampleCards.storeMasterCard });
    const certificate = {
      certificateNumber: "account-nell-certificate-1",
      cardOneData: null,
      accountCardOneData: null,
    };
    const applied = await shopper.call(tenderOperations.applyRewardCertificate, certificate);
    expect(applied.body.isSuccess).toBe(true);
    const { body } = await place(shopper);
    const order = await shownOrder(shopper, body.orderId);
    expect(order.payments).toMatchObject([
      { kind: "certificate", lastFour: "2275", amount: 2_500 },
      { kind: "card", type: "CoBrandMasterCard" },
    ]);
    expect(order.orderSummary.rewardsTotal).toBe(2_500);
    const row = fixture.service.database
      .selectFrom("reward_certificate")
      .select("used_at")
      .where("last_four", "=", "2275");
    expect((await row.executeTakeFirstOrThrow()).used_at).not.toBeNull();
  });

  it("by PayPal", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    const payPal = { nonce: "fake-paypal-one-time-nonce", deviceData: "" };
    await shopper.call(walletOperations.savePayPalPayment, payPal);
    const { body } = await place(shopper);
    const order = await shownOrder(shopper, body.orderId);
    expect(order.payments).toMatchObject([{ kind: "payPal", type: null, amount: order.orderSummary.total }]);
  });

  it("by a gift card and Venmo, whose payer the order and its mail name, but not its link [CALL-084, TEND-01]", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    await shopper.call(tenderOperations.applyGiftCardTender, giftCard);
    const venmo = { nonce: "fake-venmo-account-nonce", username: "@mara", deviceData: "" };
    await shopper.call(walletOperations.applyVenmoPayment, venmo);
    const { body } = await place(shopper);
    const reply = (await shopper.call(orderOperations.getOrder, { orderId: body.orderId ?? "" })).body;
    const total = reply.order?.orderSummary.total ?? 0;
    expect(reply.order?.payments).toEqual([
      { kind: "giftCard", type: null, lastFour: "3017", amount: 5_000 },
      { kind: "venmo", type: null, lastFour: "0000", payer: "@sandbox-payer", amount: total - 5_000 },
    ]);
    const token = reply.linkPath?.split("/").at(-1) ?? "";
    const linked = (await fixture.service.shopper().call(orderOperations.getLinkedOrder, { token })).body;
    expect(linked.order?.payments).toHaveLength(2);
    expect(JSON.stringify(linked)).not.toContain("@sandbox-payer");
    await fixture.service.deliverMails();
    expect(fixture.service.mailer.mails.at(-1)?.content).toMatchObject({
      payments: [
        { label: "Gift card ending in 3017", amountCents: 5_000 },
        { label: "Venmo", payer: "@sandbox-payer", amountCents: total - 5_000 },
      ],
    });
  });
});

it("a wallet that has not enough money says so, charges nothing and leaves the order [CHK-33]", async () => {
  const shopper = fixture.service.shopper();
  await proceedToReview(shopper);
  const payPal = { nonce: "fake-insufficient-funds-nonce", deviceData: "" };
  await shopper.call(walletOperations.savePayPalPayment, payPal);
  const { body } = await place(shopper, { idempotencyKey: "first" });
  expect(body).toMatchObject({ message: "AuthorizationFailure", errorCode: "CardDeclined" });
  expect(body.paymentErrorHtml).toContain("PayPal declined the payment because there is not enough money for it");
  const { message, paymentErrorHtml } = body;
  expect(await fixture.attemptOf(shopper, "first")).toMatchObject({ status: "failed", message, paymentErrorHtml });
  const { checkout } = (await shopper.call(checkoutOperations.refreshCheckout, {})).body;
  expect(checkout).toMatchObject({ reachedStep: 3, paymentData: { payPalData: { isApplied: false } } });
  expect(await count()).toBe(0);
});

describe("Apple Pay", () => {
  const sheet = { nonce: "fake-apple-pay-visa-nonce", deviceData: "", adata: "" };
  const billingContact = {
    givenName: "Otis",
    familyName: "Bell",
    addressLines: ["88 Spenard Rd"],
    locality: "Anchorage",
    administrativeArea: "AK",
    postalCode: "99501",
    countryCode: "US",
  };

  it("places the order from the review [CALL-078]", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    await shopper.call(walletOperations.applyApplePayPayment, {});
    await shopper.call(checkoutOperations.moveToReviewPage, {});
    // The wallet's sheet is confirmed with the submission; without it nothing is paid.
    expect((await place(shopper)).body).toMatchObject({ isSuccess: false, errorCode: "StepNotReady" });
    const { body } = await shopper.call(orderOperations.placeApplePayOrder, sheet);
    const order = await shownOrder(shopper, body.orderId);
    expect(order.payments).toMatchObject([{ kind: "applePay", type: null, amount: order.orderSummary.total }]);
  });

  it("places the order from the payment step with the sheet's contact [CALL-079]", async () => {
    const shopper = fixture.service.shopper();
    await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.lamp }] });
    await shopper.call(cartOperations.checkout, {});
    await shopper.call(checkoutOperations.refreshCheckout, {});
    const early = await shopper.call(orderOperations.placeApplePayOrderFromPayment, { ...sheet, billingContact });
    expect(early.body).toMatchObject({ isSuccess: false, errorCode: "StepNotReady" });
    await shopper.call(checkoutOperations.saveShippingAddress, { address: sampleAddresses.chicago });
    await shopper.call(checkoutOperations.moveToShippingAndGiftOptions, {});
    await shopper.call(checkoutOperations.saveShippingAndGiftOptions, {
      recipients: [{ recipientId: "recipient-1", shipments: [] }],
    });
    await shopper.call(checkoutOperations.moveToPaymentPage, {});
    const { body } = await shopper.call(orderOperations.placeApplePayOrderFromPayment, { ...sheet, billingContact });
    expect(body.isSuccess).toBe(true);
    const order = await shownOrder(shopper, body.orderId);
    expect(order).toMatchObject({ billingAddress: { city: "Anchorage" }, payments: [{ kind: "applePay" }] });
    const again = await shopper.call(orderOperations.placeApplePayOrderFromPayment, { ...sheet, billingContact });
    expect(again.body.redirectUrl).toBe(body.redirectUrl);
    expect(await count()).toBe(1);
  });

  it.each([
    ["fake-declined-nonce", "CardDeclined"],
    ["fake-consumed-nonce", "WalletRefused"],
    ["fake-unavailable-nonce", "PaymentUnavailable"],
  ])("with %s charges nothing: %s [CALL-078]", async (nonce, errorCode) => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    const { body } = await shopper.call(orderOperations.placeApplePayOrder, { ...sheet, nonce });
    expect(body).toMatchObject({ isSuccess: false, errorCode });
    expect(await count()).toBe(0);
  });

  it("submitted ten times at once places one order [CALL-078]", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    const submit = () => shopper.call(orderOperations.placeApplePayOrder, sheet);
    const answers = await Promise.all(Array.from({ length: 10 }, submit));
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(await count()).toBe(1);
    expect((await authorized()).length).toBe(1);
  });
});

describe("a card that the shopper saves in the account", () => {
  const kept = () =>
    fixture.service.database
      .selectFrom("account_card")
      .select(["card_type", "last_four", "position"])
      .where("account_id", "=", "account-nell")
      .orderBy("position")
      .execute();
  async function order(number: string, who: "nell" | null = "nell") {
    const shopper = fixture.service.shopper();
    if (who) await signIn(shopper, who);
    await proceedToReview(shopper);
    await shopper.call(paymentOperations.savePayment, typedCard(number, { saveToAccount: true }));
    return (await place(shopper)).body;
  }

  it("is saved in the account once the order is placed, without duplicates, and at most five are", async () => {
    expect(await kept()).toHaveLength(3);
    await order(sampleCards.masterCard);
    await order(sampleCards.masterCard);
    expect(await kept()).toHaveLength(4);
    await order(sampleCards.discover);
    await order(sampleCards.americanExpress);
    expect((await kept()).map(({ last_four, position }) => [last_four, position])).toEqual([
      ["1111", 1],
      ["5673", 2],
      ["0005", 3],
      ["4444", 4],
      ["1117", 5],
    ]);
  });

  it("is not saved when the order was declined, nor for a guest", { tags: ["deep"] }, async () => {
    const all = () => fixture.service.database.selectFrom("account_card").select("card_id").execute();
    const before = await all();
    expect((await order(sampleCards.declined)).isSuccess).toBe(false);
    expect((await order(sampleCards.masterCard, null)).isSuccess).toBe(true);
    expect(await all()).toEqual(before);
  });
});

describe("an order is refused, and nothing is charged,", () => {
  it("when the basket has changed since it was shown", async () => {
    const shopper = fixture.service.shopper();
    const { version } = await proceedToReview(shopper);
    const other = await place(shopper, { version: version - 1 });
    expect(other.body).toMatchObject({ isSuccess: false, errorCode: "BasketChanged", redirectUrl: null });
    expect(other.body.orderSummary).toBeDefined();
    expect(await authorized()).toEqual([]);
    expect((await place(shopper, { version })).body.isSuccess).toBe(true);
  });

  it("when the second card is declined: the first is released [CHK-33]", async () => {
    const shopper = fixture.service.shopper();
    const { orderSummary } = await proceedToReview(shopper);
    await shopper.call(tenderOperations.applyGiftCardTender, giftCard);
    const due = orderSummary.total - 5_000;
    await shopper.call(paymentOperations.savePayment, {
      cardOneData: typedCard(sampleCards.visa, { amountCents: 1_000 }).cardOneData,
      accountCardOneData: null,
      cardTwoData: typedCard(sampleCards.declined, { amountCents: due - 1_000 }).cardOneData,
      accountCardTwoData: null,
    });
    const { body } = await place(shopper);
    expect(body).toMatchObject({ isSuccess: false, message: "AuthorizationFailure", errorCode: "CardDeclined" });
    expect((await authorized()).filter(({ state }) => state === "approved" || state === "pending")).toEqual([]);
    expect(await balanceOf("3017")).toBe(5_000);
    expect(await fixture.stock()).toEqual(fixture.stockBefore);
    const { body: after } = await shopper.call(checkoutOperations.refreshCheckout, {});
    expect(after.checkout?.paymentData).toMatchObject({
      creditCardData: { cardOneInfo: null, cardTwoInfo: null },
      tenderCodesData: { giftCards: [{ appliedAmount: 5_000 }] },
    });
  });

  it("when a gift card was spent elsewhere: no card pays the difference before the shopper has seen it", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    await shopper.call(tenderOperations.applyGiftCardTender, giftCard);
    for (const [left, tendersTotal] of [
      [2_000, 2_000],
      [0, 0],
    ] as const) {
      await setBalance(left);
      const { body } = await place(shopper);
      expect(body).toMatchObject({ isSuccess: false, errorCode: "TenderGone", orderSummary: { tendersTotal } });
    }
    expect(await authorized()).toEqual([]);
    const { body } = await place(shopper);
    expect((await shownOrder(shopper, body.orderId)).payments).toMatchObject([{ kind: "card" }]);
  });

  it("when a promo code has ended: it is removed, and the shopper sees the price without it [CHK-32, ERR-23]", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    const { body: applied } = await shopper.call(tenderOperations.applyCheckoutPromoCode, { promoCode: "LAMPS20" });
    await fixture.service.database
      .updateTable("promotion")
      .set({ ends_at: fixture.service.clock.now() })
      .where("code", "=", "LAMPS20")
      .execute();
    const { body } = await place(shopper, { quotedTotal: applied.orderSummary?.total ?? 0 });
    expect(body).toMatchObject({ isSuccess: false, message: "InvalidPromoCode" });
    expect(body.orderSummary).toMatchObject({ discount: 0, promoCode: null });
    const { body: after } = await shopper.call(checkoutOperations.refreshCheckout, {});
    expect(after.checkout?.paymentData.tenderCodesData.promo).toBeNull();
    expect(await authorized()).toEqual([]);
    expect((await place(shopper)).body.isSuccess).toBe(true);
  });

  it.each([
    ["PromoMinimum", "Add $51.00 more of the items that LAMPS20 covers to use it.", 20_000, undefined],
    ["PromoExpired", "LAMPS20 has expired.", 0, "2026-11-01T06:00:00Z"],
  ])(
    "when a promo code holds no longer, by the words of its own reason: %s [CHK-32]",
    async (errorCode, promoErrorMessage, minimum_subtotal_cents, ends_at) => {
      const shopper = fixture.service.shopper();
      await proceedToReview(shopper);
      await fixture.service.database.updateTable("promotion_site").set({ minimum_subtotal_cents: 0 }).execute();
      const { body: applied } = await shopper.call(tenderOperations.applyCheckoutPromoCode, { promoCode: "LAMPS20" });
      expect(applied.isSuccess).toBe(true);
      await fixture.service.database.updateTable("promotion_site").set({ minimum_subtotal_cents }).execute();
      if (ends_at)
        await fixture.service.database
          .updateTable("promotion")
          .set({ ends_at })
          .where("code", "=", "LAMPS20")
          .execute();
      const { body } = await place(shopper, { quotedTotal: applied.orderSummary?.total ?? 0 });
      expect(body).toMatchObject({ isSuccess: false, message: "InvalidPromoCode", errorCode, promoErrorMessage });
      expect(body.orderSummary).toMatchObject({ discount: 0, promoCode: null });
    },
  );

  it("once, when the total was shown without a code that the customer has used before", {
    tags: ["deep"],
  }, async () => {
    const address = (emailAddress: string) => ({ ...sampleAddresses.chicago, emailAddress });
    const first = fixture.service.shopper();
    await proceedToReview(first, { address: address("ines@example.com") });
    await first.call(tenderOperations.applyCheckoutPromoCode, { promoCode: "WELCOME10" });
    expect((await place(first)).body.isSuccess).toBe(true);

    const shopper = fixture.service.shopper();
    await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.lamp }] });
    const { body: cart } = await shopper.call(cartOperations.applyPromoCode, { promoCode: "WELCOME10" });
    expect(cart.cartData?.orderSummary.lostPromotions).toBeUndefined();
    await proceedToReview(shopper, { address: address("Ines@Example.com") });
    const { body: review } = await shopper.call(checkoutOperations.refreshCheckout, {});
    const summary = review.checkout?.orderSummary;
    expect(summary).toMatchObject({
      discount: 0,
      lostPromotions: [{ code: "WELCOME10", message: "You have already used WELCOME10." }],
    });
    const quotedTotal = summary?.total ?? 0;
    expect((await place(shopper, { quotedTotal })).body).toMatchObject({
      isSuccess: false,
      errorCode: "PromoUsed",
      promoErrorMessage: "You have already used WELCOME10.",
    });
    expect((await place(shopper, { quotedTotal })).body.isSuccess).toBe(true);
  });

  it("when a customer uses a code a second time, even with another case of the e-mail address [CHK-32]", async () => {
    const buy = async (emailAddress: string) => {
      const shopper = fixture.service.shopper();
      await proceedToReview(shopper, { address: { ...sampleAddresses.chicago, emailAddress } });
      const { body } = await shopper.call(tenderOperations.applyCheckoutPromoCode, { promoCode: "WELCOME10" });
      return body.isSuccess ? (await place(shopper)).body : body;
    };
    expect((await buy("mara@example.com")).isSuccess).toBe(true);
    expect(await buy("Mara@Example.com")).toMatchObject({ isSuccess: false, errorCode: "PromoUsed" });
    expect((await buy("otis@example.com")).isSuccess).toBe(true);
  });
});

describe("sixteen concurrent orders", () => {
  const { rounds } = inject("faults");
  /** Sixteen shoppers at the review, each with the same tender. */
  async function race(apply: (shopper: Shopper) => Promise<unknown>) {
    const shoppers = await Promise.all(
      Array.from({ length: 16 }, async () => {
        const shopper = fixture.service.shopper();
        await proceedToReview(shopper, { items: [{ Sku: sampleSkus.giftCard }, { Sku: sampleSkus.towels }] });
        return shopper;
      }),
    );
    // One after the other: of one gift card's number five PINs at most are looked at at a time.
    for (const shopper of shoppers) await apply(shopper);
    const answers = await Promise.all(shoppers.map((shopper) => place(shopper)));
    return answers.filter(({ body }) => body.isSuccess).length;
  }

  it("spend the last of a gift card once [CALL-077]", { tags: ["deep"] }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      await setBalance(1_000);
      const placed = await race((shopper) => shopper.call(tenderOperations.applyGiftCardTender, giftCard));
      expect(placed).toBe(1);
      expect(await balanceOf("3017")).toBe(0);
    }
  });

  /** A code like SORRY15, for one round. */
  async function addSingleUse(code: string) {
    const { database } = fixture.service;
    const model = database.selectFrom("promotion").selectAll().where("code", "=", "SORRY15");
    await database
      .insertInto("promotion")
      .values({ ...(await model.executeTakeFirstOrThrow()), code })
      .execute();
    await database.insertInto("promotion_site").values({ code, site: "US", amount_cents: null }).execute();
  }

  it("use a single-use code once [CALL-077, CHK-32]", { tags: ["deep"] }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const promoCode = `ONCE${round}`;
      await addSingleUse(promoCode);
      const placed = await race((shopper) => shopper.call(tenderOperations.applyCheckoutPromoCode, { promoCode }));
      expect(placed).toBe(1);
    }
  });

  it("of one account on both brands use a certificate once [CALL-077]", { tags: ["deep"] }, async () => {
    for (const certificateNumber of ["account-nell-certificate-1", "account-nell-certificate-2"]) {
      const certificate = { certificateNumber, cardOneData: null, accountCardOneData: null };
      const shoppers: { shopper: Shopper; version: number }[] = [];
      for (const brand of ["general", "modern"] as const) {
        const shopper = fixture.service.shopper({ brand });
        await signIn(shopper, "nell");
        await proceedToReview(shopper, { card: sampleCards.storeMasterCard });
        expect((await shopper.call(tenderOperations.applyRewardCertificate, certificate)).body.isSuccess).toBe(true);
        const { body } = await shopper.call(checkoutOperations.refreshCheckout, {});
        shoppers.push({ shopper, version: body.checkout?.version ?? 0 });
      }
      const submissions = shoppers.flatMap((one) => Array.from({ length: 8 }, () => one));
      const before = await count();
      await Promise.all(submissions.map(({ shopper, version }) => place(shopper, { version })));
      expect(await count()).toBe(before + 1);
      await fixture.service.database
        .deleteFrom("basket_line")
        .where("basket_id", "in", (query) =>
          query.selectFrom("basket").select("basket_id").where("status", "=", "open"),
        )
        .execute();
      await fixture.service.database.deleteFrom("basket").where("status", "=", "open").execute();
    }
  });
});
