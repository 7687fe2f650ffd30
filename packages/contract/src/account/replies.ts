import * as z from "zod/mini";
import { signInWidget } from "../shared/index.ts";

/** Who is signed in, as the account's own page shows it. */
export const accountDetails = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });
export type AccountDetails = z.infer<typeof accountDetails>;

export const signInConfig = z.object({
  isLoggedIn: z.boolean(),
  account: z.optional(accountDetails),
  widget: signInWidget,
  redirectUrl: z.optional(z.string()),
});
export type SignInConfig = z.infer<typeof signInConfig>;
