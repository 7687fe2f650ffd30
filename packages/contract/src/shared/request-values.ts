import * as z from "zod/mini";
import type { Address } from "./address.ts";

// The value types of requests. Replies use plain text for the same values: only the service validates them, so no
// browser loads these checks.

export const id = z.string().check(z.maxLength(64), z.regex(/^[\w-]+$/));
/** The id of a saved address, of a recipient, or that of a gift registry: "registry:" with the code of its link. */
export const addressId = z.string().check(z.maxLength(80), z.regex(/^(registry:)?[\w-]+$/));
/** A line of typed text. Control characters and unpaired surrogates are refused, which the database could not store. */
export const text = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
/** The same where a request may have none. */
export const optionalText = (max: number) => z.optional(z.nullable(text(max)));
/** Digits only. */
export const sku = z.string().check(z.maxLength(18), z.regex(/^\d+$/));
/** A day as "YYYY-MM-DD". */
export const isoDate = z.string().check(z.length(10), z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** A country by its three-letter code. */
export const country = z.string().check(z.length(3), z.regex(/^[A-Z]+$/));
export const emptyBody = z.strictObject({});
export type EmptyBody = z.infer<typeof emptyBody>;

/** A boolean that is sent as text in a query or a form. */
export const textBoolean = z.union([
  z.boolean(),
  z.pipe(
    z.enum(["true", "false"]),
    z.transform((value) => value === "true"),
  ),
]);
/** The accepted spellings in a client. */
export type TextBoolean = boolean | "true" | "false";

/** JSON inside a query parameter, validated by its own schema. */
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

/** An address in a request. The lengths only limit the size of the body; the service validates the fields. */
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
} satisfies Record<keyof Omit<Address, "label">, z.ZodMiniType>);
