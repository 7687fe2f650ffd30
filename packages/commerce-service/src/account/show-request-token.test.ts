import { accountOperations } from "@store/contract/account";
import { expect, it } from "vitest";
import { type Shopper, testAccounts } from "../testing/index.ts";
import { openTestShop } from "../testing/test-shop.ts";

const { getRequestVerificationToken, authenticate } = accountOperations;

const shop = await openTestShop();

const ask = async (shopper: Shopper) => (await shopper.call(getRequestVerificationToken, {})).body;
async function signInWith(shopper: Shopper, __RequestVerificationToken: string) {
  const { body } = await shopper.call(authenticate, testAccounts.nell);
  const response = await shopper.send("/account/auth", {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({ sessionToken: body.sessionToken, returnUrl: "/", __RequestVerificationToken }),
  });
  return new URL(response.headers.get("location") ?? "", "http://localhost").pathname;
}

it("returns the token of the account's forms, and the text above the form that requests a link [CALL-008]", async () => {
  const shopper = shop.shopper();
  const first = await ask(shopper);
  expect(first.requestToken).toMatch(/^[\da-f]{128}$/);
  expect(first.headerMessage).toBe("Enter your email address and we will send you a link to choose a new password.");
  expect(await signInWith(shopper, first.requestToken)).toBe("/");
});

it("masks the token differently in every response, and accepts each of them [CALL-008]", async () => {
  const shopper = shop.shopper();
  const { requestToken: first } = await ask(shopper);
  const { requestToken: second } = await ask(shopper);
  expect(second === first).toBe(false);
  for (const part of [first.slice(0, 64), first.slice(64)]) expect(second).not.toContain(part);
  expect(await signInWith(shopper, second)).toBe("/");
});

it("stores nothing for a browser that has a cookie", async () => {
  const shopper = shop.shopper();
  await shopper.send("/session");
  await ask(shopper);
  expect(await shop.database.selectFrom("session").selectAll().execute()).toEqual([]);
});

it("returns a separate token to every session, which is invalid for others [CALL-008]", async () => {
  const shopper = shop.shopper();
  const own = await ask(shopper);
  const { requestToken } = await ask(shop.shopper());
  expect(requestToken).not.toBe(own.requestToken);
  expect(await signInWith(shopper, requestToken)).toBe("/account/login");
});
