import * as z from "zod/mini";

// What a request may hold. Replies say the same as plain text: judging them is the service's, and no browser carries it.

export const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
/** A line of text as people type it: control characters and halves of a surrogate pair are in none, and no database keeps them. */
export const text = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
/** Digits only. */
export const sku = z.string().check(z.regex(/^\d{1,18}$/));
/** A day as "YYYY-MM-DD". */
export const isoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** A country by its three letters. */
export const country = z.string().check(z.regex(/^[A-Z]{3}$/));
export const emptyBody = z.strictObject({});
export type EmptyBody = z.infer<typeof emptyBody>;
