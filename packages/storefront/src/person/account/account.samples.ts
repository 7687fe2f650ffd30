import type { Device, ListedOrder, SavedAccount } from "@store/contract/account";
import type { Order } from "@store/contract/orders";
import type { SavedCard } from "@store/contract/payment";

/** The texts of the sign-in form. */
export const signInMessages = {
  lockout: "Too many attempts. Please wait 15 minutes and try again.",
  usernameRequired: "Please enter your email address.",
  passwordRequired: "Please enter your password.",
  signInSummary: "We could not sign you in. Please check your email address and password and try again.",
} as const;

export const accountSample = { firstName: "Nell", lastName: "Ashby", email: "nell.ashby@example.com" } as const;

/** The widget if the store itself checks passwords. */
export const signInWidget = {
  issuer: "/account/auth",
  clientId: "storefront",
  googleEnabled: false,
  appleEnabled: false,
  messages: signInMessages,
} as const;

const buyer = {
  firstName: "Nell",
  lastName: "Ashby",
  address1: "2210 W Cortland St",
  city: "Chicago",
  state: "IL",
  postalCode: "60647",
  country: "USA",
  dayPhone: "312-234-6612",
};

/** An order of one parcel, paid by card. */
export const orderSample: Order = {
  orderId: "order-1",
  orderNumber: "100002",
  placedAt: "2026-11-20T15:00:00.000Z",
  email: "nell.ashby@example.com",
  shippingAddress: buyer,
  billingAddress: buyer,
  shipTo: { code: "USA", name: "United States" },
  recipients: [{ recipientId: "recipient-1", address: buyer, choices: {} }],
  shipments: [
    {
      recipientId: "recipient-1",
      label: "Standard",
      estimate: "Arrives December 1",
      charge: 0,
      lineItems: [
        {
          sku: "100401",
          title: "Beacon Table Lamp",
          imagePath: "/pictures/beacon-lamp-black-400.webp",
          navigateUrl: "/product/100401",
          quantity: 1,
          unitPrice: 14_900,
          total: 14_900,
          tax: 1_527,
        },
      ],
    },
  ],
  otherLines: [],
  payments: [{ kind: "card", type: "Visa", lastFour: "1111", amount: 16_427 }],
  orderSummary: {
    subtotal: 14_900,
    shipping: 0,
    surcharge: 0,
    discount: 0,
    tax: 1_527,
    tendersTotal: 0,
    total: 16_427,
    amountDue: 16_427,
    currency: "USD",
    isTaxExempt: false,
    services: 0,
    promoCode: null,
    rewardsTotal: 0,
    rewardsExceedOrderTotalMessage: null,
  },
};

/** The browsers that are signed in to the account. */
export const devicesSample: readonly Device[] = [
  {
    deviceId: "device-1",
    name: "Firefox on Windows",
    signedInAt: "2026-11-20T15:00:00.000Z",
    seenAt: "2026-11-20T15:00:00.000Z",
    isCurrent: true,
  },
  {
    deviceId: "device-2",
    name: "Safari on iPhone",
    signedInAt: "2026-11-02T15:00:00.000Z",
    seenAt: "2026-11-18T15:00:00.000Z",
    isCurrent: false,
  },
];

/** A reply of `getAccount`. */
export const savedAccountSample: Pick<SavedAccount, "account" | "addresses" | "cards"> = {
  account: { firstName: "Nell", lastName: "Ashby", email: "nell.ashby@example.com" },
  addresses: [
    {
      addressId: "address-1",
      firstName: "Nell",
      lastName: "Ashby",
      address1: "2210 W Cortland St",
      city: "Chicago",
      state: "IL",
      postalCode: "60647",
      country: "USA",
      dayPhone: "312-234-6612",
    },
    {
      addressId: "address-2",
      firstName: "Nell",
      lastName: "Ashby",
      address1: "17 Tern Ln",
      city: "Anchorage",
      state: "AK",
      postalCode: "99501",
      country: "USA",
      dayPhone: "907-234-1180",
    },
  ],
  cards: [savedCard("card-1", "1111", false), savedCard("card-2", "0005", true)],
};

function savedCard(id: string, lastFour: string, isExpired: boolean): SavedCard {
  const expiry = { expMonth: "08", expYear: isExpired ? "2025" : "2031" };
  return {
    id,
    cardInfo: { type: "Visa", lastFour, ...expiry, verifyCreditCard: true, isVerificationApplied: false },
    isExpired,
  };
}

export const ordersSample: readonly ListedOrder[] = [
  {
    orderId: "order-2",
    orderNumber: "100002",
    // The evening before in the stores' time zone.
    placedAt: "2026-11-20T03:00:00.000Z",
    status: "preparing",
    itemCount: 3,
    total: 129_900,
    currency: "USD",
  },
  {
    orderId: "order-1",
    orderNumber: "100001",
    placedAt: "2026-10-02T18:00:00.000Z",
    status: "preparing",
    itemCount: 1,
    total: 8_950,
    currency: "USD",
  },
];
