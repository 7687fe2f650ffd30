import type { SignInWidget } from "@store/contract/shared";

/** The configuration and texts of the sign-in form: the store itself checks passwords. */
export const signInWidget: SignInWidget = {
  issuer: "/account/auth",
  clientId: "storefront",
  // loginWithIdp is not implemented yet: a button would lead nowhere.
  googleEnabled: false,
  appleEnabled: false,
  messages: {
    lockout: "Too many attempts. Please wait 15 minutes and try again.",
    usernameRequired: "Please enter your email address.",
    passwordRequired: "Please enter your password.",
    signInSummary: "We could not sign you in. Please check your email address and password and try again.",
  },
};
