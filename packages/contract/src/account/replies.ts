import * as z from "zod/mini";
import { signInWidget } from "../shared/index.ts";

export const signInConfig = z.object({
  isLoggedIn: z.boolean(),
  widget: signInWidget,
  redirectUrl: z.optional(z.string()),
});
export type SignInConfig = z.infer<typeof signInConfig>;
