import { accountOperations } from "@store/contract/account";
import type { Shopper } from "./shopper.ts";

/** Accounts of the sample store: one with rewards and saved cards, one that pays no tax. */
export const testAccounts = {
  nell: { username: "nell.ashby@example.com", password: "Linen-and-Oak-24" },
  priya: { username: "priya.raman@example.com", password: "Plinth-over-Plaster-7" },
} as const;

export type TestAccount = keyof typeof testAccounts;

/** Signs a shopper in as the page's form does. */
export async function signIn(shopper: Shopper, who: TestAccount): Promise<void> {
  const { body: token } = await shopper.call(accountOperations.getRequestVerificationToken, {});
  const { body: ticket } = await shopper.call(accountOperations.authenticate, testAccounts[who]);
  const fields = {
    sessionToken: ticket.sessionToken,
    returnUrl: "/checkout/cart",
    __RequestVerificationToken: token.requestToken,
  };
  const response = await shopper.send("/account/auth", {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin" },
    body: new URLSearchParams(fields),
  });
  const { status, headers } = response;
  const isIn = status === 302 && headers.get("location")?.endsWith(fields.returnUrl);
  if (!isIn) throw new Error(`Nobody was signed in: ${status} ${headers.get("location")}`);
}
