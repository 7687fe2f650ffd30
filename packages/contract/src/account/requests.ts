import * as z from "zod/mini";
import { address, emptyBody, id, text } from "../shared/index.ts";
import { type DesignRequest, designNoteMax, designQuestions } from "./design-request.ts";

const returnUrl = text(2000);
// The service reports what is too long for an account, up to a length that only limits the size of the body.
const typed = text(1000);
// Any characters: a password is compared and never shown. The service reports what is too long.
const password = z.string().check(z.maxLength(1000));

export const requestPasswordResetRequest = z.strictObject({ accountEmail: typed, token: text(200) });
export type RequestPasswordReset = z.infer<typeof requestPasswordResetRequest>;
export const authenticateRequest = z.strictObject({
  username: text(254),
  password,
});
export type Authenticate = z.infer<typeof authenticateRequest>;
export const createAccountRequest = z.strictObject({
  firstName: typed,
  lastName: typed,
  email: typed,
  password,
});
export type CreateAccount = z.infer<typeof createAccountRequest>;
export const checkResetLinkRequest = z.strictObject({ resetToken: text(200) });
export type CheckResetLink = z.infer<typeof checkResetLinkRequest>;
export const setNewPasswordRequest = z.strictObject({ resetToken: text(200), password });
export type SetNewPassword = z.infer<typeof setNewPasswordRequest>;
/** The CSRF token field of the form is removed before validation. */
export const authFormRequest = z.strictObject({ sessionToken: text(200), returnUrl });
export type AuthForm = z.infer<typeof authFormRequest>;
export const signOutRequest = z.strictObject({ returnUrl: z.optional(returnUrl) });
export type SignOut = z.infer<typeof signOutRequest>;

export const getOrdersRequest = z.strictObject({ before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) });
export type GetOrders = z.infer<typeof getOrdersRequest>;
export const saveAddressRequest = z.strictObject({
  addressId: z.optional(id),
  address,
  isConfirmed: z.optional(z.boolean()),
});
export type SaveAddress = z.infer<typeof saveAddressRequest>;
const ofAddress = z.strictObject({ addressId: id });
const ofCard = z.strictObject({ cardId: id });
export const updateNameRequest = z.strictObject({ firstName: typed, lastName: typed });
export type UpdateName = z.infer<typeof updateNameRequest>;
export const changeEmailRequest = z.strictObject({ email: typed, currentPassword: password });
export type ChangeEmail = z.infer<typeof changeEmailRequest>;
export const changePasswordRequest = z.strictObject({ currentPassword: password, password });
export type ChangePassword = z.infer<typeof changePasswordRequest>;

type Codes<Name extends keyof typeof designQuestions> = DesignRequest[Name];
const oneOf = <Name extends keyof typeof designQuestions>(name: Name) =>
  z.enum(Object.keys(designQuestions[name].answers) as [Codes<Name>, ...Codes<Name>[]]);
export const requestDesignRequest = z.strictObject({
  room: oneOf("room"),
  need: oneOf("need"),
  budget: oneOf("budget"),
  note: text(designNoteMax),
});
export type RequestDesign = z.infer<typeof requestDesignRequest>;

export const accountRequests = {
  getRequestVerificationToken: emptyBody,
  requestPasswordReset: requestPasswordResetRequest,
  getResetPasswordContent: emptyBody,
  checkResetLink: checkResetLinkRequest,
  setNewPassword: setNewPasswordRequest,
  createAccount: createAccountRequest,
  getSignInConfig: z.strictObject({ returnUrl: z.optional(returnUrl) }),
  authenticate: authenticateRequest,
  authForm: authFormRequest,
  signOut: signOutRequest,
  getAccount: emptyBody,
  getOrders: getOrdersRequest,
  saveAddress: saveAddressRequest,
  removeAddress: ofAddress,
  setDefaultAddress: ofAddress,
  removeCard: ofCard,
  setDefaultCard: ofCard,
  updateName: updateNameRequest,
  changeEmail: changeEmailRequest,
  changePassword: changePasswordRequest,
  requestDesign: requestDesignRequest,
  getDevices: emptyBody,
  signOutDevice: z.strictObject({ deviceId: id }),
  signOutEverywhere: emptyBody,
};
