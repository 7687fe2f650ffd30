import * as z from "zod/mini";
import { base, cartErrorTypeCode, cents } from "../shared/index.ts";

export const unavailableItem = z.object({
  sku: z.string(),
  title: z.string(),
  imagePath: z.string(),
  currentPrice: cents,
  quantity: z.int(),
  availabilityMessage: z.string(),
  edd: z.optional(z.nullable(z.object({ message: z.string() }))),
  isCustomNla: z.boolean(),
});
export type UnavailableItem = z.infer<typeof unavailableItem>;

/** A field of the address that the service refused, in the words that stand at the field. */
export const fieldProblem = z.object({ field: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof fieldProblem>;
export const validateCartReply = z.object({
  ...base,
  errorType: cartErrorTypeCode,
  unavailableItems: z.array(unavailableItem),
  title: z.optional(z.string()),
  /** The confirmation of the order that the page's basket has become. */
  redirectUrl: z.optional(z.string()),
});
export type CartValidation = z.infer<typeof validateCartReply>;
