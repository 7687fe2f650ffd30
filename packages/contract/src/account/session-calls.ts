import * as z from "zod/mini";
import { callsUnder } from "../operation.ts";
import { accountDetails, base, sessionReply, signInWidget } from "../shared/index.ts";
import type { accountRequests } from "./requests.ts";

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

export const getRequestVerificationToken = /* @__PURE__ */ resetCall("getRequestVerificationToken", {
  method: "GET",
  reply: z.object({ requestToken: z.string(), headerMessage: z.string() }),
});
/** Returns the same reply whether the account exists or not. */
export const requestPasswordReset = /* @__PURE__ */ resetCall("requestPasswordReset", {
  at: "okta-reset-password-request",
  token: "always",
  reply: z.object({ ...base, headerMessage: z.optional(z.string()) }),
  errorCodes: ["EmailInvalid"],
});
export const getResetPasswordContent = /* @__PURE__ */ resetCall("getResetPasswordContent", {
  method: "GET",
  reply: z.object({ title: z.string(), text: z.string(), successMessage: z.string() }),
});
/**
 * Creates an account and returns the token that signs in to it. The fingerprint of a request excludes passwords, so no
 * response is replayed.
 */
export const createAccount = /* @__PURE__ */ accountCall("createAccount", {
  at: "create-account/CreateAccount",
  token: "always",
  reply: sessionReply,
  replay: false,
  errorCodes: ["InvalidFields", "EmailInUse"],
});
/**
 * Whether a reset link can still be used, without using it, and the e-mail address of its account, under which password
 * managers store the new password. The reply is the same for a link that was used, has expired
 * or never existed. A POST keeps the token out of the logs of URLs.
 */
export const checkResetLink = /* @__PURE__ */ resetCall("checkResetLink", {
  reply: z.object({ ...base, email: z.optional(z.string()) }),
  replay: false,
  errorCodes: ["ResetLinkExpired"],
});
/** Sets the password with the token of a reset link, which works once, and returns the token that signs in. */
export const setNewPassword = /* @__PURE__ */ resetCall("setNewPassword", {
  token: "always",
  reply: sessionReply,
  replay: false,
  errorCodes: ["InvalidFields", "ResetLinkExpired"],
});
export const getSignInConfig = /* @__PURE__ */ accountCall("getSignInConfig", {
  method: "GET",
  at: "login/GetSignInConfig",
  reply: signInConfig,
});
/** Checks a password; 401 with "E0000004" if it is wrong and with "LOCKED_OUT" after too many tries. */
export const authenticate = /* @__PURE__ */ accountCall("authenticate", {
  at: "auth/authn",
  // The fingerprint of a request excludes passwords, and a session token is used once.
  reply: z.object({ sessionToken: z.string() }),
  replay: false,
  errorCodes: ["E0000004", "LOCKED_OUT"],
});
/** Signs the session in and redirects to `returnUrl`, or back to the login page; submitted by a form of the page. */
export const authForm = /* @__PURE__ */ accountCall("authForm", {
  at: "auth",
  body: "form",
  answer: "redirect",
  token: "always",
  reply: null,
  replay: false,
  errorCodes: ["SignInExpired"],
});
/** Ends the session, starts a guest session, and redirects to `returnUrl` or to the home page. */
export const signOut = /* @__PURE__ */ accountCall("signOut", {
  at: "auth/sign-out",
  body: "form",
  answer: "redirect",
  token: "always",
  reply: null,
  replay: false,
});
