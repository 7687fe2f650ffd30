import * as z from "zod/mini";
import { emptyBody, text } from "../shared/index.ts";

const returnUrl = text(2000);

export const requestPasswordResetRequest = z.strictObject({ accountEmail: text(66), token: text(200) });
export type RequestPasswordReset = z.infer<typeof requestPasswordResetRequest>;
export const authenticateRequest = z.strictObject({
  username: text(254),
  // Any characters: a password is compared, never shown or stored as it is.
  password: z.string().check(z.maxLength(1000)),
});
export type Authenticate = z.infer<typeof authenticateRequest>;
/** The form's anti-forgery field is taken out before this is checked. */
export const authFormRequest = z.strictObject({ sessionToken: text(200), returnUrl });
export type AuthForm = z.infer<typeof authFormRequest>;
export const signOutRequest = z.strictObject({ returnUrl: z.optional(returnUrl) });
export type SignOut = z.infer<typeof signOutRequest>;

export const accountRequests = {
  getRequestVerificationToken: emptyBody,
  requestPasswordReset: requestPasswordResetRequest,
  getResetPasswordContent: emptyBody,
  getSignInConfig: z.strictObject({ returnUrl: z.optional(returnUrl) }),
  authenticate: authenticateRequest,
  authForm: authFormRequest,
  signOut: signOutRequest,
};
