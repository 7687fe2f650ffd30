import type { Cart } from "@store/contract/cart";
import type { CheckoutModel } from "@store/contract/checkout";
import type { CartLine, OrderSummary } from "@store/contract/shared";
import { createShopperStore, type ShopperStoreOptions } from "./create-shopper-store.ts";
import type { StoreSite } from "./site/store-site.ts";

export const usSite: StoreSite = {
  site: "US",
  brand: "general",
  brandName: "Linden & Loam",
  currency: "USD",
  locale: "en-US",
  country: "USA",
  servicePhone: "1-800-555-0142",
  serviceHours: "Every day, 8 am to 8 pm Central",
  exampleEmail: "name@example.com",
  emailEndingMax: 63,
  luhn: true,
  cardBins: { proprietary: [], plcc: [], imprint: [], coBrand: [], reissuedCoBrand: [] },
  plccLabel: "Linden & Loam CC",
  coBrandLabel: "Linden & Loam MC",
  cartErrorButtonText: "Back to Cart",
  paymentProvider: { enabled: false },
  donation: null,
  allowedRedirectHosts: [],
};

export function lineOf(id: string, quantity: number, unitPrice = 4900): CartLine {
  return {
    id,
    sku: `1004${id.replace(/\D/g, "").padStart(2, "0")}`,
    isRemoved: false,
    priceQuantityTotals: { quantity, unitPrice, regularPrice: unitPrice, total: unitPrice * quantity },
    shippingDeliveryOptions: { shipMethod: 1, calculatedShipMethod: 1, deliveryStatus: 1, pickupStatus: 1 },
    itemInfo: {
      title: `Lamp ${id}`,
      imagePath: "/pictures/beacon-lamp-brass-800.webp",
      navigateUrl: "/product/100401",
      isOversized: false,
      isDonation: false,
      boxes: [],
    },
  };
}

export function summaryOf(subtotal: number): OrderSummary {
  return {
    subtotal,
    shipping: 0,
    surcharge: 0,
    discount: 0,
    tax: 0,
    tendersTotal: 0,
    total: subtotal,
    amountDue: subtotal,
    currency: "USD",
    isTaxExempt: false,
    services: 0,
    promoCode: null,
    rewardsTotal: 0,
    rewardsExceedOrderTotalMessage: null,
  };
}

const shippingInfo = {
  deliveryCharge: 0,
  freeShippingThreshold: null,
  zipCode: null,
  isCanada: false,
  deliveryDays: { standard: "3-5", twoDay: "2", nextDay: "1" },
};

const config = {
  oms_UseSharedEngine: true,
  cartErrorButtonText: "Review Your Cart",
  eddOutagePickupMessage: "Pickup and delivery dates are unavailable right now. Please check again later.",
};

const oktaConfigurations = {
  issuer: "/account/auth",
  clientId: "storefront",
  googleEnabled: false,
  appleEnabled: false,
  messages: { lockout: "", usernameRequired: "", passwordRequired: "", signInSummary: "" },
};

export function cartOf(lineItems: CartLine[], version = 1, basketId = "basket-1"): Cart {
  return {
    basketId,
    version,
    lineItems,
    savedForLater: [],
    cartSummary: { taxZipCode: null, discountCode: null },
    orderSummary: summaryOf(lineItems.reduce((sum, line) => sum + line.priceQuantityTotals.total, 0)),
    config,
    messages: {},
    shippingInfo,
    isGuest: true,
    isInternational: false,
    oktaConfigurations,
  };
}

const noNotification = { email: null, phone: null, isTextSelected: false };

export function checkoutOf(version: number, basketId = "basket-1"): CheckoutModel {
  return {
    basketId,
    version,
    reachedStep: 1,
    shippingOptions: { recipients: [] },
    otherLines: [],
    notificationOptions: noNotification,
    pickupNotificationOptions: noNotification,
    accountInfo: { isLoggedIn: false, email: null, isTaxExemptEligible: false, shippingAddresses: [] },
    billingAddress: null,
    shippingInfo,
    paymentData: {
      isPaymentNeeded: true,
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
    orderSummary: summaryOf(4900),
    requestVerificationToken: `token-${version}`,
  };
}

interface Sent {
  readonly path: string;
  readonly body: unknown;
}

/** A store over a stub service of a few lines, for behavior of the client only: order, dropping, counting. */
export function storeOver(
  answer: (sent: Sent) => Promise<Response> | Response,
  options: Partial<ShopperStoreOptions> = {},
) {
  const sent: Sent[] = [];
  const events = new EventTarget();
  const store = createShopperStore({
    site: usSite,
    client: {
      baseUrl: "",
      retry: { delayMs: 0 },
      fetch: async (path, init) => {
        const call = { path, body: typeof init.body === "string" ? JSON.parse(init.body) : undefined };
        sent.push(call);
        return answer(call);
      },
    },
    platform: { events },
    ...options,
  });
  return { store, sent, events };
}
