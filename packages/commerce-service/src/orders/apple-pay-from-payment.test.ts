import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import type { BillingContact, PlaceOrder } from "@store/contract/orders/requests";
import { tenderOperations } from "@store/contract/tenders";
import { walletOperations } from "@store/contract/wallets";
import { beforeEach, describe, expect, it } from "vitest";
import type { WalletPayment } from "../ports/payments.ts";
import { changeTerms, proceedToReview, type Shopper, sampleAddresses } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";
import { orderTests } from "./order-tests.fixture.ts";

const tokenized: WalletPayment[] = [];
const fixture = orderTests({
  wrapPayments: (payments) => ({
    ...payments,
    tokenizeWallet(payment) {
      tokenized.push(payment);
      return payments.tokenizeWallet(payment);
    },
  }),
});
beforeEach(() => {
  tokenized.length = 0;
});

const sheet = { nonce: "fake-apple-pay-visa-nonce", deviceData: "", adata: "" };
const anchorage = {
  givenName: "Otis",
  familyName: "Bell",
  addressLines: ["88 Spenard Rd"],
  locality: "Anchorage",
  administrativeArea: "AK",
  postalCode: "99501",
  countryCode: "US",
};
/** As a sheet sends it before the payment is confirmed. */
const halfToronto = {
  ...anchorage,
  addressLines: ["77 King St W"],
  locality: "Toronto",
  administrativeArea: "ON",
  postalCode: "M5V",
  countryCode: "CA",
  phoneNumber: "416-234-5678",
};

/** A shopper on the payment step, with nothing that pays. */
async function toPayment() {
  const shopper = fixture.service.shopper();
  await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.lamp }] });
  await shopper.call(cartOperations.checkout, {});
  await shopper.call(checkoutOperations.refreshCheckout, {});
  await shopper.call(checkoutOperations.saveShippingAddress, { address: sampleAddresses.chicago });
  await shopper.call(checkoutOperations.moveToShippingAndGiftOptions, {});
  const recipients = [{ recipientId: "recipient-1", shipments: [] }];
  await shopper.call(checkoutOperations.saveShippingAndGiftOptions, { recipients });
  const { body } = await shopper.call(checkoutOperations.moveToPaymentPage, {});
  if (body.checkout?.reachedStep !== 3) throw new Error(`The walk ended early: ${JSON.stringify(body)}`);
  return { shopper, checkout: body.checkout };
}

const press = (shopper: Shopper, shown: Partial<PlaceOrder> = {}, billingContact: BillingContact = anchorage) =>
  shopper.call(orderOperations.placeApplePayOrderFromPayment, { ...sheet, billingContact, ...shown });

const findCheckout = async (shopper: Shopper) =>
  (await shopper.call(checkoutOperations.refreshCheckout, {})).body.checkout;

/** The shopper is on review with Apple Pay applied; nothing was ordered, held or taken from the sheet. */
async function expectReview(shopper: Shopper) {
  expect(await findCheckout(shopper)).toMatchObject({
    reachedStep: 4,
    billingAddress: { city: "Anchorage" },
    paymentData: { alternativePaymentsData: { applied: "applePay" } },
  });
  expect(tokenized).toEqual([]);
  expect(await fixture.orders()).toEqual([]);
  expect(await fixture.stock()).toEqual(fixture.stockBefore);
}

describe("Apple Pay's own button on the payment step leads to review, where the order is placed,", () => {
  it("when terms are to be accepted [CALL-079, CONF-09]", async () => {
    const { shopper } = await toPayment();
    await changeTerms(fixture.service.database, sampleSkus.lamp, "Really final.");
    const { body } = await press(shopper);
    expect(body).toMatchObject({
      isSuccess: false,
      errorCode: "TermsNotAccepted",
      redirectUrl: "/checkout/review",
      terms: [{ sku: sampleSkus.lamp, message: "Really final." }],
    });
    await expectReview(shopper);
    const [terms] = body.terms ?? [];
    const items = [{ basketItemId: terms?.basketItemId ?? "", acceptedTermsId: terms?.termsId ?? "" }];
    await shopper.call(checkoutOperations.acceptTerms, { items });
    expect((await shopper.call(orderOperations.placeApplePayOrder, sheet)).body.isSuccess).toBe(true);
    expect(await fixture.orders()).toHaveLength(1);
  });

  it("when more is due than the sheet showed [CALL-079]", async () => {
    const { shopper, checkout } = await toPayment();
    const { total } = checkout.orderSummary;
    const { body } = await press(shopper, { quotedTotal: total - 1 });
    expect(body).toMatchObject({
      errorCode: "TotalChanged",
      redirectUrl: "/checkout/review",
      orderSummary: { total },
    });
    await expectReview(shopper);
  });

  it("when the dates beside the button have moved, or the basket is another [CALL-079]", async () => {
    const { shopper, checkout } = await toPayment();
    for (const shown of [{ quotedEstimates: ["Arrives yesterday"] }, { version: checkout.version - 1 }]) {
      const { body } = await press(shopper, shown);
      expect(body).toMatchObject({ errorCode: "BasketChanged", redirectUrl: "/checkout/review" });
    }
    await expectReview(shopper);
  });

  it("when a typed code no longer applies, which leaves the order [CALL-079]", async () => {
    const { shopper } = await toPayment();
    const applied = await shopper.call(tenderOperations.applyCheckoutPromoCode, { promoCode: "LAMPS20" });
    expect(applied.body.isSuccess).toBe(true);
    await fixture.service.database
      .updateTable("promotion")
      .set({ ends_at: fixture.service.clock.now() })
      .where("code", "=", "LAMPS20")
      .execute();
    const { body } = await press(shopper);
    expect(body).toMatchObject({ message: "InvalidPromoCode", redirectUrl: "/checkout/review" });
    await expectReview(shopper);
    expect((await findCheckout(shopper))?.orderSummary).toMatchObject({ discount: 0, promoCode: null });
  });
});

describe("a wallet's billing contact", () => {
  const billingNeeded = {
    isSuccess: false,
    errorCode: "BillingAddressNeeded",
    redirectUrl: "/checkout/paymentandbilling",
  };

  it("of Apple Pay that is no address is asked for, and the typed one pays [CALL-079]", async () => {
    const { shopper } = await toPayment();
    expect((await press(shopper, {}, halfToronto)).body).toMatchObject(billingNeeded);
    expect(tokenized).toEqual([]);
    expect(await fixture.orders()).toEqual([]);
    expect((await findCheckout(shopper))?.paymentData).toMatchObject({
      alternativePaymentsData: { applied: "applePay" },
      billingDraft: { firstName: "Otis", city: "Toronto", postalCode: "M5V", country: "CAN" },
    });
    await shopper.call(checkoutOperations.saveBillingAddress, { address: sampleAddresses.anchorage });
    expect((await press(shopper, {}, halfToronto)).body.isSuccess).toBe(true);
    expect((await fixture.service.database.selectFrom("order_address").selectAll().execute())[0]?.city).toBe(
      "Anchorage",
    );
  });

  it("without a phone number is asked for with that of the shipping address, as it is billed with it [CALL-079]", async () => {
    const { shopper } = await toPayment();
    const { phoneNumber: _, ...silent } = halfToronto;
    expect((await press(shopper, {}, silent)).body).toMatchObject(billingNeeded);
    expect((await findCheckout(shopper))?.paymentData.billingDraft?.dayPhone).toBe("312-234-5678");
  });

  it("with half a postal code is kept until the order, which asks for the whole address [CALL-080]", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    const payPal = { nonce: "fake-paypal-one-time-nonce", deviceData: "", billingContact: halfToronto };
    const { body } = await shopper.call(walletOperations.savePayPalPayment, payPal);
    expect(body).toMatchObject({ isSuccess: true, checkout: { billingAddress: null } });
    expect(body.checkout?.paymentData.billingDraft).toBeUndefined();
    expect((await fixture.place(shopper)).body).toMatchObject(billingNeeded);
    expect((await findCheckout(shopper))?.paymentData).toMatchObject({
      payPalData: { isApplied: true },
      billingDraft: { address1: "77 King St W", postalCode: "M5V", dayPhone: "416-234-5678" },
    });
    await shopper.call(checkoutOperations.saveBillingAddress, { address: sampleAddresses.anchorage });
    expect((await findCheckout(shopper))?.paymentData.billingDraft).toBeUndefined();
    expect((await fixture.place(shopper)).body.isSuccess).toBe(true);
  });
});
