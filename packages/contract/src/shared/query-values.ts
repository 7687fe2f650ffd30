import * as z from "zod/mini";
import { text } from "./request-values.ts";

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
