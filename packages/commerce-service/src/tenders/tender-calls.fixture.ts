import { orderOperations } from "@store/contract/orders";
import { paymentOperations } from "@store/contract/payment";
import { tenderOperations } from "@store/contract/tenders";
import { walletOperations } from "@store/contract/wallets";
import { enterCheckout } from "../testing/enter-checkout.ts";
import { proceedToReview, typedCard } from "../testing/proceed-to-review.ts";
import type { CallProof } from "../testing/prove-calls.ts";
import { sampleCards, sampleCertificates, sampleGiftCards, sampleSkus } from "../testing/sample-inputs.ts";
import type { Shopper } from "../testing/shopper.ts";

type Request = Record<string, unknown>;

const items = [{ Sku: sampleSkus.towels }];
const toCheckout = (shopper: Shopper) => enterCheckout(shopper, { items });
/** A guest in the checkout asks this. */
const asked =
  (request: Request): CallProof["arrange"] =>
  async (shopper) => {
    await toCheckout(shopper);
    return request;
  };

const giftCard = sampleGiftCards.large;
const certificate = {
  certificateNumber: sampleCertificates.first,
  cardOneData: null,
  accountCardOneData: { id: "account-nell-card-2" },
};
const noCard = { cardOneData: null, accountCardOneData: null, cardTwoData: null, accountCardTwoData: null };

async function withGiftCard(shopper: Shopper): Promise<string> {
  await toCheckout(shopper);
  const { body } = await shopper.call(tenderOperations.applyGiftCardTender, giftCard);
  return body.tenderCodesData?.giftCards[0]?.reference ?? "";
}
async function withTenderCode(shopper: Shopper): Promise<string> {
  await toCheckout(shopper);
  const { body } = await shopper.call(tenderOperations.applyTenderCode, { tenderCodeNumber: "QX7K4M2P9A3T" });
  return body.tenderCodesData?.tenderCodes[0]?.reference ?? "";
}
async function withPromoCode(shopper: Shopper): Promise<Request> {
  await toCheckout(shopper);
  await shopper.call(tenderOperations.applyCheckoutPromoCode, { promoCode: "SHIPFREE" });
  return {};
}
/** The account has one basket, regardless of earlier sessions. */
async function asNell(shopper: Shopper) {
  await enterCheckout(shopper, { items, who: "nell" });
  await shopper.call(tenderOperations.removeCertificates, {});
}
async function withCertificate(shopper: Shopper) {
  await asNell(shopper);
  await shopper.call(tenderOperations.applyRewardCertificate, certificate);
}
const asNellAsked =
  (request: Request): CallProof["arrange"] =>
  async (shopper) => {
    await asNell(shopper);
    return request;
  };
const withCertificateAsked =
  (request: Request): CallProof["arrange"] =>
  async (shopper) => {
    await withCertificate(shopper);
    return request;
  };

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
const { certificateNumber } = certificate;

export const tenderProofs: readonly CallProof[] = [
  { operation: applyCheckoutPromoCode, id: "CALL-045", arrange: asked({ promoCode: "SHIPFREE" }) },
  { operation: verifyPromoCode, id: "CALL-046", arrange: asked({ code: "SHIPFREE" }), changesNothing: true },
  { operation: removeCheckoutPromoCode, id: "CALL-047", arrange: withPromoCode },
  { operation: applyGiftCardTender, id: "CALL-048", arrange: asked(giftCard) },
  {
    operation: removeGiftCardTender,
    id: "CALL-049",
    arrange: async (shopper) => ({ number: await withGiftCard(shopper) }),
  },
  { operation: applyTenderCode, id: "CALL-050", arrange: asked({ tenderCodeNumber: "QX7K4M2P9A3T" }) },
  {
    operation: removeTenderCode,
    id: "CALL-051",
    arrange: async (shopper) => ({ tenderCodeNumber: await withTenderCode(shopper) }),
  },
  { operation: applyRewardCertificate, id: "CALL-052", arrange: asNellAsked(certificate) },
  { operation: removeRewardCertificate, id: "CALL-053", arrange: withCertificateAsked({ certificateNumber }) },
  { operation: removeCertificates, id: "CALL-054", arrange: withCertificateAsked({}) },
  {
    operation: ppApplyGiftCard,
    id: "CALL-055",
    arrange: asked({ cardNumber: giftCard.number, cardPin: giftCard.pin }),
  },
  {
    operation: ppRemoveGiftCard,
    id: "CALL-056",
    arrange: async (shopper) => ({ cardNumber: await withGiftCard(shopper) }),
  },
  { operation: ppApplyRewardCertificate, id: "CALL-057", arrange: asNellAsked(certificate) },
  { operation: ppRemoveRewardCertificate, id: "CALL-058", arrange: withCertificateAsked({ certificateNumber }) },
  { operation: ppRemoveCertificates, id: "CALL-059", arrange: withCertificateAsked({}) },
  { operation: ppLookupRewardsCard, id: "CALL-060", arrange: asked({ token: "t" }), changesNothing: true },
  { operation: getAccountRewards, id: "CALL-072", arrange: asked({ tnsSession: "s" }), changesNothing: true },
  { operation: getAccountRewardsByToken, id: "CALL-073", arrange: asked({ token: "t" }), changesNothing: true },
];

const { savePayment, ppSaveCreditCardToBasket, verifyCreditCard, savePlccOfferSelection, applyTaxExemption } =
  paymentOperations;
const plcc = { expMonth: "0", expYear: "0", cvv: "" };
async function withCard(shopper: Shopper, payment = typedCard(sampleCards.visa)): Promise<Request> {
  await toCheckout(shopper);
  await shopper.call(savePayment, payment);
  return { ...noCard };
}

// Cards are applied anew with every call, as no fingerprint knows them; what is kept here is the one that is applied.
export const paymentProofs: readonly CallProof[] = [
  { operation: savePayment, id: "CALL-069", arrange: withCard, changesNothing: true },
  { operation: ppSaveCreditCardToBasket, id: "CALL-061", arrange: withCard, changesNothing: true },
  {
    operation: verifyCreditCard,
    id: "CALL-070",
    arrange: asked({ cardData: { cardId: "account-nell-card-1", cvv: "739" } }),
    changesNothing: true,
  },
  {
    operation: savePlccOfferSelection,
    id: "CALL-071",
    arrange: async (shopper) => {
      await withCard(shopper, typedCard(sampleCards.plccSynchrony, plcc));
      return { selectedOption: 2 };
    },
  },
  { operation: applyTaxExemption, id: "CALL-074", arrange: asked({ taxExemption: "true" }), changesNothing: true },
];

const nonce = { nonce: "fake-valid-nonce", deviceData: "device" };
export const walletProofs: readonly CallProof[] = [
  { operation: walletOperations.savePayPalPayment, id: "CALL-080", arrange: asked(nonce) },
  { operation: walletOperations.launchMasterpass, id: "CALL-082", arrange: asked({}), changesNothing: true },
  { operation: walletOperations.setPayPalPayload, id: "CALL-083", arrange: asked({ data: "x" }), changesNothing: true },
  { operation: walletOperations.applyVenmoPayment, id: "CALL-084", arrange: asked({ ...nonce, username: "@mara" }) },
  {
    operation: walletOperations.saveVisaPayment,
    id: "CALL-085",
    arrange: asked({ basketId: "another", paymentInitiator: "checkout", callId: "fake-valid-nonce" }),
    changesNothing: true,
  },
  {
    operation: walletOperations.removeWallet,
    arrange: async (shopper) => {
      await toCheckout(shopper);
      await shopper.call(walletOperations.savePayPalPayment, nonce);
      return {};
    },
  },
  { operation: walletOperations.applyApplePayPayment, id: "CALL-087", arrange: asked({}) },
  {
    operation: walletOperations.removeApplePayPayment,
    id: "CALL-088",
    arrange: async (shopper) => {
      await toCheckout(shopper);
      await shopper.call(walletOperations.applyApplePayPayment, {});
      return {};
    },
  },
];

const sheet = { ...nonce, adata: "" };
const billingContact = {
  givenName: "Otis",
  familyName: "Bell",
  addressLines: ["88 Spenard Rd"],
  locality: "Anchorage",
  administrativeArea: "AK",
  postalCode: "99501",
  countryCode: "US",
};
const reviewed =
  (request: Request): CallProof["arrange"] =>
  async (shopper) => {
    await proceedToReview(shopper, { items });
    return request;
  };
export const applePayProofs: readonly CallProof[] = [
  { operation: orderOperations.placeApplePayOrder, id: "CALL-078", arrange: reviewed(sheet) },
  {
    operation: orderOperations.placeApplePayOrderFromPayment,
    id: "CALL-079",
    arrange: reviewed({ ...sheet, billingContact }),
  },
];
