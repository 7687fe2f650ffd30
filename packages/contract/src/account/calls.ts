import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { base, type EmptyBody } from "../shared/index.ts";
import { signInConfig } from "./replies.ts";
import type { Authenticate, AuthForm, RequestPasswordReset, SignOut } from "./requests.ts";
import { accountRoutes as routes } from "./routes.ts";

export const getRequestVerificationToken = /* @__PURE__ */ operation<EmptyBody>()(
  routes,
  "getRequestVerificationToken",
  { reply: z.object({ requestToken: z.string(), headerMessage: z.string() }) },
);
/** Answers the same whether there is such an account or not. */
export const requestPasswordReset = /* @__PURE__ */ operation<RequestPasswordReset>()(routes, "requestPasswordReset", {
  reply: z.object({ ...base, headerMessage: z.optional(z.string()) }),
  errorCodes: ["EmailInvalid"],
});
export const getResetPasswordContent = /* @__PURE__ */ operation<EmptyBody>()(routes, "getResetPasswordContent", {
  reply: z.object({ title: z.string(), text: z.string(), successMessage: z.string() }),
});
export const getSignInConfig = /* @__PURE__ */ operation<{ returnUrl?: string | undefined }>()(
  routes,
  "getSignInConfig",
  { reply: signInConfig },
);
/** Checks a password; 401 with "E0000004" where it is wrong and "LOCKED_OUT" after too many. */
export const authenticate = /* @__PURE__ */ operation<Authenticate>()(routes, "authenticate", {
  reply: z.object({ sessionToken: z.string() }),
  // A password is in no fingerprint, and a session token is used once.
  replay: false,
  errorCodes: ["E0000004", "LOCKED_OUT"],
});
/** Signs the session in and leads to `returnUrl`, or to the login page again; posted by a form of the page. */
export const authForm = /* @__PURE__ */ operation<AuthForm>()(routes, "authForm", {
  reply: null,
  replay: false,
  errorCodes: ["SignInExpired"],
});
/** Ends the session and begins a guest's; leads to `returnUrl`, or to the home page. */
export const signOut = /* @__PURE__ */ operation<SignOut>()(routes, "signOut", { reply: null, replay: false });
