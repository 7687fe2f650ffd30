import type { StoreSite } from "@store/shopper-state";

export const testSite: StoreSite = {
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
  paymentProvider: { enabled: false },
  plccLabel: "Linden & Loam CC",
  coBrandLabel: "Linden & Loam MC",
  cartErrorButtonText: "Review Your Cart",
  donation: { sku: "101001", title: "Room to Grow Donation", text: "Helps furnish a first home." },
  allowedRedirectHosts: [],
};

/** What the sign-in form needs, with the service's texts. */
export const widget = {
  issuer: "/account/auth",
  clientId: "storefront",
  googleEnabled: false,
  appleEnabled: false,
  messages: {
    lockout: "Too many attempts.",
    usernameRequired: "Please enter your email address.",
    passwordRequired: "Please enter your password.",
    signInSummary: "We could not sign you in.",
  },
} as const;
