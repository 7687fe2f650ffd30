import * as z from "zod/mini";
import { fieldProblem } from "../checkout/model.ts";
import { callsUnder, read, withToken } from "../operation.ts";
import { savedCard } from "../payment/model.ts";
import { base, baseReply, cents, currency, savedAddress, signInWidget, suggestion } from "../shared/index.ts";
import type { accountRequests } from "./requests.ts";

/** Who is signed in, as the account page shows it. */
const accountDetails = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });
export type AccountDetails = z.infer<typeof accountDetails>;

const signInConfig = z.object({
  isLoggedIn: z.boolean(),
  account: z.optional(accountDetails),
  widget: signInWidget,
  redirectUrl: z.optional(z.string()),
});
export type SignInConfig = z.infer<typeof signInConfig>;

const resetCall = /* @__PURE__ */ callsUnder<typeof accountRequests>("/account/reset-password/");
const accountCall = /* @__PURE__ */ callsUnder<typeof accountRequests>("/account/");

export const getRequestVerificationToken = /* @__PURE__ */ resetCall(
  "getRequestVerificationToken",
  { reply: z.object({ requestToken: z.string(), headerMessage: z.string() }) },
  read,
);
/** Returns the same reply whether the account exists or not. */
export const requestPasswordReset = /* @__PURE__ */ resetCall(
  "requestPasswordReset",
  {
    reply: z.object({ ...base, headerMessage: z.optional(z.string()) }),
    errorCodes: ["EmailInvalid"],
  },
  { at: "okta-reset-password-request", token: "always" },
);
export const getResetPasswordContent = /* @__PURE__ */ resetCall(
  "getResetPasswordContent",
  {
    reply: z.object({ title: z.string(), text: z.string(), successMessage: z.string() }),
  },
  read,
);
const opensSession = {
  ...base,
  /** Opens a session once, through `authForm`; present after a success. */
  sessionToken: z.optional(z.string()),
  /** The error of each invalid field, by the field's name. */
  errors: z.optional(z.record(z.string(), z.string())),
};
/**
 * Creates an account and returns the token that signs in to it. The fingerprint of a request excludes passwords, so no
 * response is replayed.
 */
export const createAccount = /* @__PURE__ */ accountCall(
  "createAccount",
  { reply: z.object(opensSession), replay: false, errorCodes: ["InvalidFields", "EmailInUse"] },
  { at: "create-account/CreateAccount", token: "always" },
);
/** Sets the password with the token of a reset link, which works once, and returns the token that signs in. */
export const setNewPassword = /* @__PURE__ */ resetCall(
  "setNewPassword",
  { reply: z.object(opensSession), replay: false, errorCodes: ["InvalidFields", "ResetLinkExpired"] },
  { token: "always" },
);
export const getSignInConfig = /* @__PURE__ */ accountCall(
  "getSignInConfig",
  { reply: signInConfig },
  { method: "GET", at: "login/GetSignInConfig" },
);
/** Checks a password; 401 with "E0000004" if it is wrong and with "LOCKED_OUT" after too many tries. */
export const authenticate = /* @__PURE__ */ accountCall(
  "authenticate",
  // The fingerprint of a request excludes passwords, and a session token is used once.
  { reply: z.object({ sessionToken: z.string() }), replay: false, errorCodes: ["E0000004", "LOCKED_OUT"] },
  { at: "auth/authn" },
);
/** Signs the session in and redirects to `returnUrl`, or back to the login page; submitted by a form of the page. */
export const authForm = /* @__PURE__ */ accountCall(
  "authForm",
  { reply: null, replay: false, errorCodes: ["SignInExpired"] },
  { at: "auth", body: "form", answer: "redirect", token: "always" },
);
/** Ends the session, starts a guest session, and redirects to `returnUrl` or to the home page. */
export const signOut = /* @__PURE__ */ accountCall(
  "signOut",
  { reply: null, replay: false },
  { at: "auth/sign-out", body: "form", answer: "redirect", token: "always" },
);

const ownCall = /* @__PURE__ */ callsUnder<typeof accountRequests>("/account/", withToken);

/** What an account stores. The first address and the first card are the defaults. */
const accountReply = z.object({
  ...base,
  account: accountDetails,
  /** The addresses in the site's country. */
  addresses: z.array(savedAddress),
  cards: z.array(savedCard),
});
export type SavedAccount = z.infer<typeof accountReply>;
export const getAccount = /* @__PURE__ */ accountCall(
  "getAccount",
  { reply: accountReply, errorCodes: ["NotSignedIn"] },
  read,
);

/** An entry of the order list, newest first. */
const listedOrder = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  placedAt: z.string(),
  /** The progress of the order; the store does not know of later states yet. */
  status: z.enum(["preparing"]),
  itemCount: z.int(),
  total: cents,
  currency,
});
export type ListedOrder = z.infer<typeof listedOrder>;
/** Twenty orders of this storefront. `next` is the `before` of the following twenty, null at the end. */
export const getOrders = /* @__PURE__ */ accountCall(
  "getOrders",
  {
    reply: z.object({ ...base, orders: z.array(listedOrder), next: z.nullable(z.string()) }),
    errorCodes: ["NotSignedIn"],
  },
  read,
);

// These calls set a state, so repeating one changes nothing. A replayed response could report an outdated state.
const change = { reply: baseReply, replay: false, errorCodes: ["NotSignedIn"] } as const;
/** Adds an address, or changes the one with `addressId`. An unknown place needs `isConfirmed`. */
export const saveAddress = /* @__PURE__ */ ownCall("saveAddress", {
  ...change,
  reply: z.object({
    ...base,
    addressId: z.optional(z.string()),
    fieldProblems: z.optional(z.array(fieldProblem)),
    /** With "AddressUnconfirmed": possible spellings of the place. */
    suggestions: z.optional(z.array(suggestion)),
  }),
  errorCodes: ["NotSignedIn", "AddressInvalid", "AddressUnconfirmed", "AddressNotFound", "AddressSaved"],
});
export const removeAddress = /* @__PURE__ */ ownCall("removeAddress", change);
export const setDefaultAddress = /* @__PURE__ */ ownCall("setDefaultAddress", change);
export const removeCard = /* @__PURE__ */ ownCall("removeCard", change);
export const setDefaultCard = /* @__PURE__ */ ownCall("setDefaultCard", change);

const profileReply = z.object({ ...base, errors: opensSession.errors });
const withPassword = ["NotSignedIn", "InvalidFields", "LOCKED_OUT"] as const;
export const updateName = /* @__PURE__ */ ownCall("updateName", {
  reply: profileReply,
  replay: false,
  errorCodes: ["NotSignedIn", "InvalidFields"],
});
/** Needs the current password. A mail notifies the previous address. */
export const changeEmail = /* @__PURE__ */ ownCall("changeEmail", {
  reply: profileReply,
  replay: false,
  errorCodes: [...withPassword, "EmailInUse"],
});
/** Needs the current password. Every session ends, including this one; the token of the reply signs in again. */
export const changePassword = /* @__PURE__ */ ownCall("changePassword", {
  reply: z.object(opensSession),
  replay: false,
  errorCodes: withPassword,
});
/** Asks the designers for help; they answer by e-mail. */
export const requestDesign = /* @__PURE__ */ ownCall("requestDesign", {
  reply: profileReply,
  errorCodes: ["NotSignedIn", "InvalidFields"],
});

/** A browser that is signed in to an account. */
const device = z.object({
  deviceId: z.string(),
  /** Such as "Firefox on Windows". */
  name: z.string(),
  signedInAt: z.string(),
  seenAt: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type Device = z.infer<typeof device>;
/** The browsers that are signed in to the account on any of its storefronts, the one seen last first. */
export const getDevices = /* @__PURE__ */ accountCall(
  "getDevices",
  { reply: z.object({ ...base, devices: z.array(device) }), errorCodes: ["NotSignedIn"] },
  read,
);
/** Signs the account out on one device; one that is signed out already stays so. */
export const signOutDevice = /* @__PURE__ */ ownCall("signOutDevice", change);
/** Ends every session of the account, including this one. */
export const signOutEverywhere = /* @__PURE__ */ ownCall("signOutEverywhere", change);
