import * as z from "zod/mini";
import { shipTo } from "../shared/index.ts";

/** What a header shows: how many items the cart holds, where they go, and who is signed in; nobody is a guest. */
export const cartCount = z.object({
  count: z.int(),
  shipTo: z.optional(shipTo),
  account: z.optional(z.nullable(z.object({ firstName: z.string() }))),
});
export type CartCount = z.infer<typeof cartCount>;
