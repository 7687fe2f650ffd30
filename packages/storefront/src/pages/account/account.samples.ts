import type { ListedOrder, SavedAccount } from "@store/contract/account";
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
