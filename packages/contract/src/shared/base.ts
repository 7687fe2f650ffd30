import * as z from "zod/mini";

/** Money on the wire and everywhere else: whole cents of the site's currency. */
export const cents = z.int();
export const site = z.enum(["US", "CA"]);
export const brand = z.enum(["general", "modern"]);
export const currency = z.enum(["USD", "CAD"]);

export type Site = z.infer<typeof site>;
export type Brand = z.infer<typeof brand>;
export type Currency = z.infer<typeof currency>;

/** What every JSON answer may carry. `IsReset`: basket, session or token is no longer valid. */
export const base = {
  isSuccess: z.boolean(),
  message: z.optional(z.nullable(z.string())),
  error: z.optional(z.nullable(z.string())),
  errorCode: z.optional(z.nullable(z.string())),
  IsReset: z.optional(z.boolean()),
};
export const baseReply = z.object(base);
export type BaseReply = z.infer<typeof baseReply>;
