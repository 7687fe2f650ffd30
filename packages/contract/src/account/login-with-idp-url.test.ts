import { expect, it } from "vitest";
import { loginWithIdpUrl } from "./login-with-idp-url.ts";

it("keeps a return URL with its own query as one parameter", () => {
  const url = loginWithIdpUrl("google", "/checkout/shipping?a=1&b=2#top");
  expect(url).toBe("/account/auth/loginwithidp?idp=google&redirectUrl=%2Fcheckout%2Fshipping%3Fa%3D1%26b%3D2%23top");
});
