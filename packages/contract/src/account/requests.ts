import * as z from "zod/mini";
import { emptyBody, text } from "../shared/index.ts";

const returnUrl = text(2000);
// Any characters: a password is compared, never shown or stored as it is. The service tells what is too long.
const password = z.string().check(z.maxLength(1000));

export const requestPasswordResetRequest = z.strictObject({ accountEmail: text(66), token: text(200) });
export type RequestPasswordReset = z.infer<typeof requestPasswordResetRequest>;
export const authenticateRequest = z.strictObject({
  username: text(254),
  password,
});
export type Authenticate = z.infer<typeof authenticateRequest>;
export const createAccountRequest = z.strictObject({
  firstName: text(200),
  lastName: text(200),
  email: text(300),
  password,
});
export type CreateAccount = z.infer<typeof createAccountRequest>;
export const setNewPasswordRequest = z.strictObject({ resetToken: text(200), password });
export type SetNewPassword = z.infer<typeof setNewPasswordRequest>;
/** The form's anti-forgery field is taken out before this is checked. */
export const authFormRequest = z.strictObject({ sessionToken: text(200), returnUrl });
export type AuthForm = z.infer<typeof authFormRequest>;
export const signOutRequest = z.strictObject({ returnUrl: z.optional(returnUrl) });
export type SignOut = z.infer<typeof signOutRequest>;

export const accountRequests = {
  getRequestVerificationToken: emptyBody,
  requestPasswordReset: requestPasswordResetRequest,
  getResetPasswordContent: emptyBody,
  setNewPassword: setNewPasswordRequest,
  createAccount: createAccountRequest,
  getSignInConfig: z.strictObject({ returnUrl: z.optional(returnUrl) }),
  authenticate: authenticateRequest,
  authForm: authFormRequest,
  signOut: signOutRequest,
};
