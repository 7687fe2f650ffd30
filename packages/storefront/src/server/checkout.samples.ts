import type { CheckoutModel } from "@store/contract/checkout";
import { emptyCart } from "./storefront.fixture.ts";

const address = {
  firstName: "Maya",
  lastName: "Okafor",
  address1: "2134 N Halsted St",
  city: "Chicago",
  state: "IL",
  postalCode: "60614",
  country: "USA",
  dayPhone: "312-234-5678",
  emailAddress: "maya@example.com",
};

const noNotification = { email: null, phone: null, isTextSelected: false };

/** A guest's checkout that has reached the review, without a card yet. */
export const checkoutSample: CheckoutModel = {
  basketId: "basket-1",
  version: 1,
  reachedStep: 4,
  shippingOptions: {
    recipients: [
      {
        id: "recipient-1",
        address,
        shipments: [
          {
            id: "shipment-1",
            lineItems: [],
            availableServiceLevels: [{ level: 1, label: "Standard", charge: 0, estimate: "Arrives December 1" }],
            selectedServiceLevel: 1,
            isShipCompleteVisible: false,
            isShipCompleteSelected: false,
          },
        ],
        bopsOptions: null,
        giftOptions: { isGift: false, giftWrap: null, giftMessage: null },
        holidayHold: null,
        tripBooking: null,
        store: null,
        giftOffers: { giftWraps: [], bagging: [] },
      },
    ],
  },
  otherLines: [],
  notificationOptions: noNotification,
  pickupNotificationOptions: noNotification,
  accountInfo: { isLoggedIn: false, email: null, isTaxExemptEligible: false, shippingAddresses: [] },
  billingAddress: null,
  shippingInfo: emptyCart.shippingInfo,
  paymentData: {
    isPaymentNeeded: false,
    rewardsData: { certificates: [] },
    alternativePaymentsData: { applied: null, username: null },
    payPalData: { isApplied: false, payerEmail: null },
    creditCardData: {
      accountCardsInfo: [],
      accountCardsInfoLimit: 5,
      cardOneInfo: null,
      cardTwoInfo: null,
      isOnlyCbccAllowed: false,
    },
    tenderCodesData: { giftCards: [], tenderCodes: [], promo: null },
  },
  orderSummary: { ...emptyCart.orderSummary, subtotal: 12_900, total: 14_222, amountDue: 14_222 },
  requestVerificationToken: "token-1",
};
