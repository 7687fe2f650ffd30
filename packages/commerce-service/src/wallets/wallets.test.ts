import { cartOperations } from "@store/contract/cart";
import { paymentOperations } from "@store/contract/payment";
import { tenderOperations } from "@store/contract/tenders";
import { walletOperations } from "@store/contract/wallets";
import { describe, expect, it } from "vitest";
import { createCommerceService } from "../app/create-commerce-service.ts";
import { enterCheckout, findCheckout } from "../testing/enter-checkout.ts";
import { createShopper, type Shopper, typedCard } from "../testing/index.ts";
import { sampleCards, sampleCertificates, toPrintedNumber } from "../testing/sample-inputs.ts";
import { openTestShop } from "../testing/test-shop.ts";

const {
  savePayPalPayment,
  logPayPalError,
  setPayPalPayload,
  launchMasterpass,
  applyVenmoPayment,
  saveVisaPayment,
  logVisaError,
  applyApplePayPayment,
  removeApplePayPayment,
  removeWallet,
} = walletOperations;

const shop = await openTestShop();

const { inCheckout } = shop;
/** The same, by a service that offers other wallets. */
async function inCheckoutOf(service: Parameters<typeof createShopper>[0]): Promise<Shopper> {
  const shopper = createShopper(service);
  await enterCheckout(shopper);
  return shopper;
}
const paymentOf = async (shopper: Shopper) => (await findCheckout(shopper)).paymentData;
const payPal = { nonce: "fake-paypal-one-time-nonce", deviceData: "device" };
const venmo = { nonce: "fake-venmo-account-nonce", username: "@mara", deviceData: "device" };

describe("a wallet", () => {
  it("of PayPal pays instead of a card and is shown with its payer [CALL-080]", async () => {
    const shopper = await inCheckout();
    await shopper.call(paymentOperations.savePayment, typedCard(sampleCards.visa));
    const { body } = await shopper.call(savePayPalPayment, payPal);
    expect(body).toMatchObject({
      isSuccess: true,
      checkout: {
        paymentData: {
          payPalData: { isApplied: true, payerEmail: "payer@example.com" },
          alternativePaymentsData: { applied: null, username: null },
          creditCardData: { cardOneInfo: null },
        },
      },
    });
    expect(JSON.stringify(body)).not.toContain("sandbox-");
  });

  it("of Venmo pays under the name of the wallet [CALL-084]", async () => {
    const shopper = await inCheckout();
    await shopper.call(applyVenmoPayment, venmo);
    expect(await paymentOf(shopper)).toMatchObject({
      alternativePaymentsData: { applied: "venmo", username: "@sandbox-payer" },
      payPalData: { isApplied: false, payerEmail: null },
    });
  });

  it("is removed by its own call, twice too, which leaves Apple Pay as it is [TEND-01]", async () => {
    const shopper = await inCheckout();
    await shopper.call(savePayPalPayment, payPal);
    for (let press = 0; press < 2; press += 1) {
      const { body } = await shopper.call(removeWallet, {});
      expect(body).toMatchObject({ isSuccess: true, checkout: { paymentData: { payPalData: { isApplied: false } } } });
    }
    const { choices } = await shop.database.selectFrom("basket").select("choices").executeTakeFirstOrThrow();
    expect(choices.wallet).toBeUndefined();
    await shopper.call(applyApplePayPayment, {});
    await shopper.call(removeWallet, {});
    expect(await paymentOf(shopper)).toMatchObject({ alternativePaymentsData: { applied: "applePay" } });
  });

  it("is removed when a card is applied", async () => {
    const shopper = await inCheckout();
    await shopper.call(savePayPalPayment, payPal);
    await shopper.call(paymentOperations.savePayment, typedCard(sampleCards.visa));
    expect(await paymentOf(shopper)).toMatchObject({ payPalData: { isApplied: false } });
  });

  it("sets the billing address if its contact is complete", async () => {
    const contact = {
      givenName: "Otis",
      familyName: "Bell",
      addressLines: ["88 Spenard Rd"],
      locality: "Anchorage",
      administrativeArea: "AK",
      postalCode: "99501",
      countryCode: "us",
      phoneNumber: "907-234-5678",
    };
    const shopper = await inCheckout();
    const { body } = await shopper.call(savePayPalPayment, { ...payPal, billingContact: contact });
    expect(body.checkout?.billingAddress).toMatchObject({ city: "Anchorage", country: "USA" });
    const abroad = await inCheckout();
    const other = await abroad.call(savePayPalPayment, {
      ...payPal,
      billingContact: { ...contact, countryCode: "FR" },
    });
    expect(other.body).toMatchObject({ isSuccess: true, checkout: { billingAddress: null } });
  });

  it.each([
    ["fake-consumed-nonce", "WalletRefused"],
    ["another wallet's", "WalletRefused"],
    ["fake-unavailable-nonce", "PaymentUnavailable"],
  ])("whose nonce is %s is refused, and the card stays [CALL-080, CALL-084]", async (nonce, errorCode) => {
    const shopper = await inCheckout();
    await shopper.call(paymentOperations.savePayment, typedCard(sampleCards.visa));
    expect((await shopper.call(savePayPalPayment, { ...payPal, nonce })).body).toMatchObject({
      isSuccess: false,
      errorCode,
    });
    expect((await shopper.call(applyVenmoPayment, { ...venmo, nonce })).body).toMatchObject({
      isSuccess: false,
      errorCode,
    });
    expect(await paymentOf(shopper)).toMatchObject({ creditCardData: { cardOneInfo: { lastFour: "1111" } } });
  });

  it("cannot be combined with a certificate", async () => {
    const shopper = await inCheckout({ who: "nell" });
    const { cardOneData } = typedCard(sampleCards.storeMasterCard);
    await shopper.call(tenderOperations.applyRewardCertificate, {
      certificateNumber: sampleCertificates.first,
      cardOneData,
      accountCardOneData: null,
    });
    expect((await shopper.call(savePayPalPayment, payPal)).body).toMatchObject({
      isSuccess: false,
      errorCode: "CertificateNeedsStoreCard",
    });
    expect((await shopper.call(applyApplePayPayment, {})).body).toBe(false);
  });

  it("that the site does not offer is refused", async () => {
    const us = await inCheckout();
    const { body: cart } = await us.call(cartOperations.getCartJsx, {});
    const basketId = cart.cartData?.basketId ?? "";
    const canada = await inCheckout({ site: "CA" });
    const answers = [
      await us.call(saveVisaPayment, {
        basketId,
        paymentInitiator: "checkout",
        callId: "fake-visa-checkout-visa-nonce",
      }),
      await us.call(launchMasterpass, {}),
      await canada.call(applyVenmoPayment, venmo),
    ];
    for (const { body } of answers) expect(body).toMatchObject({ isSuccess: false, errorCode: "WalletNotOffered" });
  });

  it("is accepted if the site offers it: Visa Checkout only for its own basket [CALL-085]", async () => {
    const everything = ["payPal", "venmo", "applePay", "masterpass", "visaCheckout"] as const;
    const service = createCommerceService({ ...shop.ports, wallets: { US: everything, CA: everything } });
    const shopper = await inCheckoutOf(service);
    const { body: cart } = await shopper.call(cartOperations.getCartJsx, {});
    const visa = { paymentInitiator: "checkout", callId: "fake-visa-checkout-visa-nonce" };
    const foreign = await shopper.call(saveVisaPayment, { ...visa, basketId: "another" });
    expect(foreign.body).toMatchObject({ isSuccess: false, errorCode: "WalletRefused" });
    await shopper.call(saveVisaPayment, { ...visa, basketId: cart.cartData?.basketId ?? "" });
    expect(await paymentOf(shopper)).toMatchObject({ alternativePaymentsData: { applied: "visa" } });
  });
});

describe("Apple Pay", () => {
  it("is applied and removed with the reply true [CALL-087, CALL-088, TEND-07]", async () => {
    const shopper = await inCheckout();
    await shopper.call(paymentOperations.savePayment, typedCard(sampleCards.visa));
    expect((await shopper.call(applyApplePayPayment, {})).body).toBe(true);
    expect(await paymentOf(shopper)).toMatchObject({
      alternativePaymentsData: { applied: "applePay", username: null },
      creditCardData: { cardOneInfo: null },
    });
    expect((await shopper.call(removeApplePayPayment, {})).body).toBe(true);
    expect(await paymentOf(shopper)).toMatchObject({ alternativePaymentsData: { applied: null } });
    expect((await shopper.call(removeApplePayPayment, {})).body).toBe(true);
  });
});

describe("what wallets report", () => {
  it("is accepted under both paths, and no data of the payer is stored [CALL-083]", async () => {
    const shopper = await inCheckout();
    const before = await shop.database.selectFrom("basket").selectAll().execute();
    expect((await shopper.call(setPayPalPayload, { data: "payer data" })).body).toMatchObject({ isSuccess: true });
    const response = await shopper.send("/checkout/alternativepayments/setPayPalPayload", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "sec-fetch-site": "same-origin",
        requestverificationtoken: shopper.token ?? "",
      },
      body: JSON.stringify({ data: "payer data" }),
    });
    expect(await response.json()).toMatchObject({ isSuccess: true });
    expect(await shop.database.selectFrom("basket").selectAll().execute()).toEqual(before);
  });

  it("as an error is logged without names and numbers, and returns 204 [CALL-081, CALL-086]", async () => {
    const shopper = await inCheckout();
    const message = `failed for mara@example.com with ${toPrintedNumber(sampleCards.visa)}`;
    expect((await shopper.call(logPayPalError, { message })).status).toBe(204);
    const visa = { IsTimeout: true, AlternativePaymentInitiator: "checkout", BasketId: "basket" };
    expect((await shopper.call(logVisaError, visa)).status).toBe(204);
    const logged = JSON.stringify(shop.log.lines);
    expect(logged).toContain("paypal error");
    expect(logged).toContain("visa checkout error");
    expect(logged).not.toContain("mara@example.com");
    expect(logged).not.toContain(toPrintedNumber(sampleCards.visa));
  });
});
