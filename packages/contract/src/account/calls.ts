import * as z from "zod/mini";
import { callsUnder, read } from "../operation.ts";
import { base, signInWidget } from "../shared/index.ts";
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
  {
    reply: z.object({ sessionToken: z.string() }),
    // A password is in no fingerprint, and a session token is used once.
    replay: false,
    errorCodes: ["E0000004", "LOCKED_OUT"],
  },
  { at: "auth/authn" },
);
/** Signs the session in and leads to `returnUrl`, or to the login page again; posted by a form of the page. */
export const authForm = /* @__PURE__ */ accountCall(
  "authForm",
  {
    reply: null,
    replay: false,
    errorCodes: ["SignInExpired"],
  },
  { at: "auth", body: "form", answer: "redirect", token: "always" },
);
/** Ends the session and begins a guest's; leads to `returnUrl`, or to the home page. */
export const signOut = /* @__PURE__ */ accountCall(
  "signOut",
  { reply: null, replay: false },
  { at: "auth/sign-out", body: "form", answer: "redirect", token: "always" },
);
