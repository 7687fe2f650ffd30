import type { CheckoutModel, PickupOptions, Shipment } from "@store/contract/checkout";
import type { AppliedCard } from "@store/contract/payment";
import type { Address, OrderSummary } from "@store/contract/shared";

export const chicagoAddress: Address = {
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

export const visa: AppliedCard = {
  id: "card-1",
  basketPaymentId: "card-1",
  type: "Visa",
  lastFour: "1111",
  expMonth: "12",
  expYear: "2029",
  appliedAmount: 12_900,
  appliedAmountString: "129.00",
  isApplied: true,
  isValid: true,
  isPrimary: true,
  order: 1,
  isVerificationApplied: false,
  needsFocus: false,
  saveToAccount: false,
  selectionIndex: -1,
  storedPaymentMethodId: null,
  verifyCreditCard: false,
  errors: {
    hasRewardsRestrictionError: false,
    hasSessionError: false,
    hasZeroAmountError: false,
    cbccNotAppliedError: false,
    hasVerifyRequiredError: false,
    hasVerifyInputError: false,
    hasVerifyFailedError: false,
    hasCvvError: false,
    cardId: null,
  },
};

export const standardShipment: Shipment = {
  id: "shipment-1",
  lineItems: [],
  availableServiceLevels: [{ level: 1, label: "Standard", charge: 0, estimate: "Arrives December 1" }],
  selectedServiceLevel: 1,
  isShipCompleteVisible: false,
  isShipCompleteSelected: false,
};

export const summary: OrderSummary = {
  subtotal: 12_900,
  shipping: 0,
  surcharge: 0,
  discount: 0,
  tax: 1322,
  tendersTotal: 0,
  total: 14_222,
  amountDue: 14_222,
  currency: "USD",
  isTaxExempt: false,
  services: 0,
  promoCode: null,
  rewardsTotal: 0,
  rewardsExceedOrderTotalMessage: null,
};

const noNotification = { email: null, phone: null, isTextSelected: false };

/** A checkout that can be reviewed, by default. */
export function modelWith(parts: {
  reachedStep?: CheckoutModel["reachedStep"];
  address?: Address | null;
  bopsOptions?: PickupOptions | null;
  shipment?: Partial<Shipment>;
  card?: AppliedCard | null;
  isPaymentNeeded?: boolean;
  version?: number;
  basketId?: string;
}): CheckoutModel {
  const { reachedStep = 4, address = chicagoAddress, shipment, card = visa, isPaymentNeeded = true } = parts;
  const { bopsOptions = null, version = 1, basketId = "basket-1" } = parts;
  return {
    basketId,
    version,
    reachedStep,
    shippingOptions: {
      recipients: [
        {
          id: "recipient-1",
          address,
          shipments: [{ ...standardShipment, ...shipment }],
          bopsOptions,
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
    shippingInfo: {
      deliveryCharge: 0,
      freeShippingThreshold: null,
      zipCode: "60614",
      isCanada: false,
      deliveryDays: { standard: "3 to 8", twoDay: "2", nextDay: "1" },
    },
    paymentData: {
      isPaymentNeeded,
      rewardsData: { certificates: [] },
      alternativePaymentsData: { applied: null, username: null },
      payPalData: { isApplied: false, payerEmail: null },
      creditCardData: {
        accountCardsInfo: [],
        accountCardsInfoLimit: 5,
        cardOneInfo: card,
        cardTwoInfo: null,
        isOnlyCbccAllowed: false,
      },
      tenderCodesData: { giftCards: [], tenderCodes: [], promo: null },
    },
    orderSummary: summary,
    requestVerificationToken: `token-${version}`,
  };
}

/** A checkout that has just begun. */
export function checkoutOf(version: number, basketId = "basket-1"): CheckoutModel {
  return { ...modelWith({ version, basketId, reachedStep: 1, card: null }), shippingOptions: { recipients: [] } };
}
