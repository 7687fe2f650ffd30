import * as z from "zod/mini";
import type { Address } from "./address.ts";

// What a request may hold. Replies say the same as plain text: judging them is the service's, and no browser carries it.

export const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
/**
 * A line of text as people type it: control characters and halves of a surrogate pair are in none, and no database keeps
 * them.
 */
export const text = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
/** Digits only. */
export const sku = z.string().check(z.regex(/^\d{1,18}$/));
/** A day as "YYYY-MM-DD". */
export const isoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** A country by its three letters. */
export const country = z.string().check(z.regex(/^[A-Z]{3}$/));
export const emptyBody = z.strictObject({});
export type EmptyBody = z.infer<typeof emptyBody>;

/** A yes or no that travels as text in a query or a form. */
export const textBoolean = z.union([
  z.boolean(),
  z.pipe(
    z.enum(["true", "false"]),
    z.transform((value) => value === "true"),
  ),
]);
/** How a client may write it. */
export type TextBoolean = boolean | "true" | "false";

/** JSON inside a query, held against a schema of its own. */
export function jsonText<Value>(schema: z.ZodMiniType<Value>, max: number) {
  return z.pipe(
    text(max),
    z.pipe(
      z.transform((value: string, context) => {
        try {
          return JSON.parse(value) as unknown;
        } catch {
          context.issues.push({ code: "custom", message: "Not JSON", input: value });
          return z.NEVER;
        }
      }),
      schema,
    ),
  );
}

/**
 * An address as it is sent. The lengths are only a roof over the body's size; what a field may hold is checked by the
 * service.
 */
export const address = z.strictObject({
  addressId: z.optional(id),
  firstName: text(80),
  lastName: text(80),
  address1: text(120),
  address2: z.optional(text(120)),
  address3: z.optional(text(120)),
  city: text(80),
  state: text(40),
  postalCode: text(20),
  country,
  dayPhone: text(40),
  emailAddress: z.optional(text(254)),
} satisfies Record<keyof Address, z.ZodMiniType>);
