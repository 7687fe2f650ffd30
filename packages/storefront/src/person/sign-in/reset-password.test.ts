import { accountOperations } from "@store/contract/account";
import { describe, expect, it } from "vitest";
import { openShop, type SentCall } from "../../app/server/open-shop.fixture.ts";
import * as resetPassword from "./reset-password.route.tsx";

const { checkResetLink, setNewPassword, getResetPasswordContent } = accountOperations;
const page = "/account/reset-password";
const message = "This link has expired or was used already. Ask for a new one.";
const expired = { isSuccess: false, errorCode: "ResetLinkExpired", message };

let sent: SentCall[];

function ask(path: string, { form, usable = [] }: { form?: Record<string, string>; usable?: string[] } = {}) {
  const shop = openShop({
    pages: [["reset-password", "account/reset-password", resetPassword]],
    answers: {
      [getResetPasswordContent.path]: {
        title: "Reset Password",
        text: "Enter your email address.",
        successMessage: "",
      },
      [setNewPassword.path]: expired,
      [checkResetLink.path]: ({ body }: SentCall) =>
        usable.includes(JSON.parse(body).resetToken) ? { isSuccess: true, email: "nell@example.com" } : expired,
    },
  });
  ({ sent } = shop);
  return form ? shop.submit(path, form) : shop.ask(path);
}
const asksForPassword = 'name="password"';
const asksForAddress = 'name="accountEmail"';

describe("a mailed reset link", () => {
  it("asks for a new password, and is checked without being used [AUTH-02]", async () => {
    const { status, html } = await ask(`${page}?token=abc-1`, { usable: ["abc-1"] });
    expect(status).toBe(200);
    expect(html).toContain(asksForPassword);
    expect(html).toContain('name="resetToken" value="abc-1"');
    expect(html).toContain('name="username" value="nell@example.com"');
    expect(html).not.toContain(message);
    expect(sent.map(({ path }) => path)).not.toContain(setNewPassword.path);
  });

  it.each(["used", "", "%00", "x".repeat(500), "%3Cscript%3E"])(
    "with the token '%s' says at once that it cannot be used, and offers a new one [AUTH-13]",
    async (token) => {
      const { status, html } = await ask(`${page}?token=${token}`);
      expect(status).toBe(200);
      expect(html).toContain(message);
      expect(html).toContain(asksForAddress);
      expect(html).not.toContain(asksForPassword);
    },
  );

  it("that was used since its page was opened says so after the form, too", async () => {
    const { status, html } = await ask(page, { form: { resetToken: "abc-1", password: "Walnut-and-Wool-3" } });
    expect(status).toBe(422);
    expect(html).toContain(message);
    expect(html).toContain(asksForAddress);
    expect(html).not.toContain(asksForPassword);
  });

  it("is the same link with the period of the sentence around it", async () => {
    const { html } = await ask(`${page}?token=abc-1.`, { usable: ["abc-1"] });
    expect(html).toContain('name="resetToken" value="abc-1"');
  });

  it("is neither cached nor sent as a referrer, and its token is in no URL of a call", async () => {
    const { answer } = await ask(`${page}?token=abc-1`, { usable: ["abc-1"] });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Referrer-Policy")).toBe("strict-origin");
    expect(sent.filter(({ url }) => url.href.includes("abc-1"))).toEqual([]);
  });
});

it("the page without a link asks for an address and checks nothing [AUTH-02]", async () => {
  const { html } = await ask(page);
  expect(html).toContain(asksForAddress);
  expect(html).not.toContain(message);
  expect(sent.map(({ path }) => path)).not.toContain(checkResetLink.path);
});
