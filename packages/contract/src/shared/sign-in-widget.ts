import * as z from "zod/mini";

/** What the sign-in form needs to know: who checks passwords, which other doors are open, and its texts. */
export const signInWidget = z.object({
  issuer: z.string(),
  clientId: z.string(),
  googleEnabled: z.boolean(),
  appleEnabled: z.boolean(),
  messages: z.object({
    lockout: z.string(),
    usernameRequired: z.string(),
    passwordRequired: z.string(),
    signInSummary: z.string(),
  }),
});
export type SignInWidget = z.infer<typeof signInWidget>;
