import * as z from "zod/mini";
import { fieldProblem } from "../checkout/model.ts";
import { callsUnder, read, withToken } from "../operation.ts";
import { savedCard } from "../payment/model.ts";
import { base, baseReply, cents, currency, savedAddress, signInWidget, suggestion } from "../shared/index.ts";
import type { accountRequests } from "./requests.ts";

/** Who is signed in, as the account's own page shows it. */
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
/** Answers the same whether there is such an account or not. */
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
  /** Opens a session once, by `authForm`; there when it worked. */
  sessionToken: z.optional(z.string()),
  /** What is wrong with a field, by the field's name. */
  errors: z.optional(z.record(z.string(), z.string())),
};
/** Creates an account and answers the token that signs in to it. A password is in no fingerprint, so nothing is replayed. */
export const createAccount = /* @__PURE__ */ accountCall(
  "createAccount",
  { reply: z.object(opensSession), replay: false, errorCodes: ["InvalidFields", "EmailInUse"] },
  { at: "create-account/CreateAccount", token: "always" },
);
/** Sets the password by the token of a reset link, which works once, and answers the token that signs in. */
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
/** Checks a password; 401 with "E0000004" where it is wrong and "LOCKED_OUT" after too many. */
export const authenticate = /* @__PURE__ */ accountCall(
  "authenticate",
  // A password is in no fingerprint, and a session token is used once.
  { reply: z.object({ sessionToken: z.string() }), replay: false, errorCodes: ["E0000004", "LOCKED_OUT"] },
  { at: "auth/authn" },
);
/** Signs the session in and leads to `returnUrl`, or to the login page again; posted by a form of the page. */
export const authForm = /* @__PURE__ */ accountCall(
  "authForm",
  { reply: null, replay: false, errorCodes: ["SignInExpired"] },
  { at: "auth", body: "form", answer: "redirect", token: "always" },
);
/** Ends the session and begins a guest's; leads to `returnUrl`, or to the home page. */
export const signOut = /* @__PURE__ */ accountCall(
  "signOut",
  { reply: null, replay: false },
  { at: "auth/sign-out", body: "form", answer: "redirect", token: "always" },
);

const ownCall = /* @__PURE__ */ callsUnder<typeof accountRequests>("/account/", withToken);

/** What an account keeps. The first address and the first card are the default ones. */
const accountReply = z.object({
  ...base,
  account: accountDetails,
  /** Those of the site's country. */
  addresses: z.array(savedAddress),
  cards: z.array(savedCard),
});
export type SavedAccount = z.infer<typeof accountReply>;
export const getAccount = /* @__PURE__ */ accountCall(
  "getAccount",
  { reply: accountReply, errorCodes: ["NotSignedIn"] },
  read,
);

/** An order in a list, newest first. */
const listedOrder = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  placedAt: z.string(),
  /** How far it is; the store learns of nothing later yet. */
  status: z.enum(["preparing"]),
  itemCount: z.int(),
  total: cents,
  currency,
});
export type ListedOrder = z.infer<typeof listedOrder>;
/** Twenty orders of this storefront; `next` is the `before` of the twenty after them, null at the end. */
export const getOrders = /* @__PURE__ */ accountCall(
  "getOrders",
  {
    reply: z.object({ ...base, orders: z.array(listedOrder), next: z.nullable(z.string()) }),
    errorCodes: ["NotSignedIn"],
  },
  read,
);

// They set a state, so a second time changes nothing, while a replayed answer might leave another state in place.
const change = { reply: baseReply, replay: false, errorCodes: ["NotSignedIn"] } as const;
/** Adds an address, or changes the one of `addressId`. A place that nobody knows needs `isConfirmed`. */
export const saveAddress = /* @__PURE__ */ ownCall("saveAddress", {
  ...change,
  reply: z.object({
    ...base,
    addressId: z.optional(z.string()),
    fieldProblems: z.optional(z.array(fieldProblem)),
    /** With "AddressUnconfirmed": how the place may be spelled. */
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
/** Needs the current password; the address before is told by mail. */
export const changeEmail = /* @__PURE__ */ ownCall("changeEmail", {
  reply: profileReply,
  replay: false,
  errorCodes: [...withPassword, "EmailInUse"],
});
/** Needs the current password. Every session ends, this one too: the answer's token signs in again. */
export const changePassword = /* @__PURE__ */ ownCall("changePassword", {
  reply: z.object(opensSession),
  replay: false,
  errorCodes: withPassword,
});
/** Ends every session of the account, this one too. */
export const signOutEverywhere = /* @__PURE__ */ ownCall("signOutEverywhere", change);
