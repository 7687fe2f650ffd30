import type { Cart } from "@store/contract/cart";
import type { CartLine, OrderSummary } from "@store/contract/shared";
import { createSite } from "./site/create-site.ts";
import type { StoreSite } from "./site/store-site.ts";

export const usSite: StoreSite = createSite({
  brandName: "Linden & Loam",
  servicePhone: "1-800-555-0142",
  serviceHours: "Every day, 8 am to 8 pm Central",
  registryPhone: "1-800-555-0143",
  registryHours: "Mon-Sun 8 am-9 pm CT",
  interactiveChecklistEnabled: true,
  cardBins: { proprietary: ["3777"], plcc: [], imprint: [], coBrand: [], reissuedCoBrand: [] },
  donation: { sku: "101001", title: "Room to Grow Donation", text: "Helps furnish a first home." },
});
export const canadaSite: StoreSite = { ...usSite, site: "CA", currency: "CAD", locale: "en-CA", country: "CAN" };

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
