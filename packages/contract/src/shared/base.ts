import * as z from "zod/mini";

/** Money on the wire and everywhere else: whole cents of the site's currency. */
export const cents = z.int();
export const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
/** A line of text as people type it: control characters and halves of a surrogate pair are in none, and no database keeps them. */
export const text = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
/** Digits only. */
export const sku = z.string().check(z.regex(/^\d{1,18}$/));
/** A day as "YYYY-MM-DD". */
export const isoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** A country by its three letters. */
export const country = z.string().check(z.regex(/^[A-Z]{3}$/));
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
export const emptyBody = z.strictObject({});
export type EmptyBody = z.infer<typeof emptyBody>;
