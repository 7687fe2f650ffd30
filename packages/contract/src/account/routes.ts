import { read, routesUnder } from "../route.ts";

export const accountRoutes = {
  ...routesUnder("/account/reset-password/", {
    getRequestVerificationToken: read,
    requestPasswordReset: { at: "okta-reset-password-request", token: "always" },
    getResetPasswordContent: read,
  }),
  ...routesUnder("/account/", {
    getSignInConfig: { method: "GET", at: "login/GetSignInConfig" },
    authenticate: { at: "auth/authn" },
    authForm: { at: "auth", body: "form", answer: "redirect", token: "always" },
    signOut: { at: "auth/sign-out", body: "form", answer: "redirect", token: "always" },
  }),
};
