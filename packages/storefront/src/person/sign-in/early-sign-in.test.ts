import { describe, expect, it } from "vitest";
import { openShop } from "../../app/server/open-shop.fixture.ts";
import { signInWidget } from "../account/account.samples.ts";
import * as earlySignIn from "./early-sign-in.route.tsx";

const tokenPath = "/account/reset-password/GetRequestVerificationToken";

/** Asks for the form, at a service with this reply to the sign-in config. */
async function ask(query: string, config: object) {
  const shop = openShop({
    pages: [["early-sign-in", "account/login/form", earlySignIn]],
    answers: {
      "/account/login/GetSignInConfig": { widget: signInWidget, ...config },
      [tokenPath]: { requestToken: "token-1", headerMessage: "" },
    },
  });
  const { answer: response, html } = await shop.ask(`/account/login/form${query}`);
  return { response, text: html.replaceAll("&amp;", "&") };
}

describe("the form of a sign-in before the application runs", () => {
  it("is that of the sign-in page alone, with its token, the way back and its styles, and nobody keeps it [AUTH-08]", async () => {
    const { response, text } = await ask("?returnUrl=%2Fstores&isRedirect=true", { isLoggedIn: false });
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(text).toMatch(/^<!doctype html><div data-part="popup-body" data-styles="/);
    expect(text).toContain('action="/account/login?returnUrl=%2Fstores&isRedirect=true"');
    expect(text).toContain('name="__RequestVerificationToken" value="token-1"');
    expect(text).toContain('name="returnUrl" value="/stores"');
  });

  it("returns to no other site", async () => {
    const { text } = await ask("?returnUrl=%2F%2Felsewhere.example", { isLoggedIn: false });
    expect(text).toContain('name="returnUrl" value="/account"');
  });

  it("is none for who is signed in, and none without a config: the sign-in page answers [AUTH-19] [AUTH-20]", async () => {
    const { response, text } = await ask("", { isLoggedIn: true });
    expect([response.status, text]).toEqual([204, ""]);
    const failed = await ask("", { isLoggedIn: "?" });
    expect(failed.response.status).toBeGreaterThanOrEqual(500);
    expect(failed.text).not.toContain("popup-body");
  });
});
