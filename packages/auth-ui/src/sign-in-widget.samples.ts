/** What the sign-in form needs, with the service's texts. */
export const widget = {
  issuer: "/account/auth",
  clientId: "storefront",
  googleEnabled: false,
  appleEnabled: false,
  messages: {
    lockout: "Too many attempts.",
    usernameRequired: "Please enter your email address.",
    passwordRequired: "Please enter your password.",
    signInSummary: "We could not sign you in.",
  },
} as const;
