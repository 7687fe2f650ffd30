import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { base, type EmptyBody, signInWidget } from "../shared/index.ts";
import type { Authenticate, AuthForm, RequestPasswordReset, SignOut } from "./requests.ts";
import { accountRoutes as routes } from "./routes.ts";

export const signInConfig = z.object({
  isLoggedIn: z.boolean(),
  widget: signInWidget,
  redirectUrl: z.optional(z.string()),
});
export type SignInConfig = z.infer<typeof signInConfig>;

export const accountOperations = {
  getRequestVerificationToken: operation<EmptyBody>()({
    ...routes.getRequestVerificationToken,
    reply: z.object({ requestToken: z.string(), headerMessage: z.string() }),
  }),
  /** Answers the same whether there is such an account or not. */
  requestPasswordReset: operation<RequestPasswordReset>()({
    ...routes.requestPasswordReset,
    reply: z.object({ ...base, headerMessage: z.optional(z.string()) }),
    errorCodes: ["EmailInvalid"],
  }),
  getResetPasswordContent: operation<EmptyBody>()({
    ...routes.getResetPasswordContent,
    reply: z.object({ title: z.string(), text: z.string(), successMessage: z.string() }),
  }),
  getSignInConfig: operation<{ returnUrl?: string | undefined }>()({ ...routes.getSignInConfig, reply: signInConfig }),
  /** Checks a password; 401 with "E0000004" where it is wrong and "LOCKED_OUT" after too many. */
  authenticate: operation<Authenticate>()({
    ...routes.authenticate,
    reply: z.object({ sessionToken: z.string() }),
    // A password is in no fingerprint, and a session token is used once.
    replay: false,
    errorCodes: ["E0000004", "LOCKED_OUT"],
  }),
  /** Signs the session in and leads to `returnUrl`, or to the login page again; posted by a form of the page. */
  authForm: operation<AuthForm>()({ ...routes.authForm, reply: null, replay: false, errorCodes: ["SignInExpired"] }),
  /** Ends the session and begins a guest's; leads to `returnUrl`, or to the home page. */
  signOut: operation<SignOut>()({ ...routes.signOut, reply: null, replay: false }),
};
