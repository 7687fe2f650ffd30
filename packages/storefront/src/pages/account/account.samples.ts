/** What the sign-in form says, in the store's own words. */
export const signInMessages = {
  lockout: "Too many attempts. Please wait 15 minutes and try again.",
  usernameRequired: "Please enter your email address.",
  passwordRequired: "Please enter your password.",
  signInSummary: "We could not sign you in. Please check your email address and password and try again.",
} as const;

export const accountSample = { firstName: "Nell", lastName: "Ashby", email: "nell.ashby@example.com" } as const;

/** What the sign-in form needs, where the store itself checks passwords. */
export const signInWidget = {
  issuer: "/account/auth",
  clientId: "storefront",
  googleEnabled: false,
  appleEnabled: false,
  messages: signInMessages,
} as const;
