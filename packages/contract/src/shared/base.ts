import * as z from "zod/mini";

/** Money: whole cents of the site's currency. */
export const cents = z.int();
export const site = z.enum(["US", "CA"]);
export const brand = z.enum(["general", "modern"]);
export const currency = z.enum(["USD", "CAD"]);

export type Site = z.infer<typeof site>;
export type Brand = z.infer<typeof brand>;
export type Currency = z.infer<typeof currency>;

/** What every JSON reply may contain. `IsReset`: the basket, session or token is no longer valid. */
export const base = {
  isSuccess: z.boolean(),
  message: z.optional(z.nullable(z.string())),
  error: z.optional(z.nullable(z.string())),
  errorCode: z.optional(z.nullable(z.string())),
  IsReset: z.optional(z.boolean()),
};
export const baseReply = z.object(base);
export type BaseReply = z.infer<typeof baseReply>;
/** What a call replies that signs in after a success. */
export const sessionReply = z.object({
  ...base,
  /** Opens a session once, through `authForm`; present after a success. */
  sessionToken: z.optional(z.string()),
  /** The error of each invalid field, by the field's name. */
  errors: z.optional(z.record(z.string(), z.string())),
});

// Declared beside the named codes below, which pages import, so that a page can do without schemas.
export const availabilityStatusCode = z.literal([0, 1, 2, 3, 4, 5, 6, 7]);
export const serviceLevelCode = z.literal([1, 2, 3, 6, 7]);
export const shipMethodCode = z.literal([1, 2, 3, 6, 7, 8, 9]);
export const cartErrorTypeCode = z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
export const customizationTypeCode = z.literal([0, 100, 700, 705]);

/** Who is signed in, as the account page shows it. */
export const accountDetails = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });

/** What the sign-in form needs: who checks passwords, which identity providers are available, and its texts. */
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
