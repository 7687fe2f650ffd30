import { checkoutClientAtom } from "@store/shopper-state";
import { openShopper, useService } from "@store/testing/shopper-page";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PasswordField } from "./account-form/credential-fields.tsx";
import { AccountSignInPopup } from "./account-sign-in-popup/account-sign-in-popup.tsx";
import { AccountOffer } from "./new-account/account-offer.tsx";
import { CreateAccountForm } from "./new-account/create-account-form.tsx";
import { NewPasswordForm } from "./password-reset/new-password-form.tsx";
import { ResetPasswordPopup } from "./password-reset/reset-password-popup.tsx";
import { PasswordForm } from "./profile/profile-forms.tsx";
import { startSignIn } from "./sign-in/start-sign-in.ts";
import { SignInPanel, type SignInPurpose } from "./sign-in-panel/sign-in-panel.tsx";
import { widget } from "./sign-in-widget.samples.ts";

const service = useService();
const nell = { firstName: "Nell", lastName: "Ashby", email: "nell@example.com" };
afterEach(() => vi.restoreAllMocks());

const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
const email = () => screen.getByLabelText(/^Email Address/);

describe("the sign-in panel", () => {
  it("links to the reset page, the terms and the privacy policy [AUTH-09]", () => {
    openShopper(service()).show(<SignInPanel widget={widget} returnUrl="/account" />);
    expect(address("Reset password")).toBe("/account/reset-password");
    expect(address("Terms of Use")).toBe("/customer-service/terms-of-use");
    expect(address("Privacy Policy")).toBe("/customer-service/privacy-policy");
  });

  it.each<[SignInPurpose, boolean]>([
    ["account", true],
    ["designServices", false],
    ["giftRegistry", false],
  ])("offers an account to who signs in for %s: %s [AUTH-10]", (purpose, isOffered) => {
    openShopper(service()).show(<SignInPanel widget={widget} returnUrl="/account" purpose={purpose} />);
    const link = screen.queryByRole("link", { name: "Create an Account" });
    expect(link?.getAttribute("href") ?? null).toBe(isOffered ? "/account/create-account?returnUrl=%2Faccount" : null);
  });

  it.each([
    [true, true, ["Sign in with Google", "Sign in with Apple"]],
    [true, false, ["Sign in with Google"]],
    [false, false, []],
  ])("shows the providers that are enabled: Google %s, Apple %s [AUTH-11]", (googleEnabled, appleEnabled, names) => {
    const enabled = { ...widget, googleEnabled, appleEnabled };
    openShopper(service()).show(<SignInPanel widget={enabled} returnUrl="/checkout/shipping" />);
    const links = screen.queryAllByRole("link", { name: /^Sign in with/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(names);
  });
});

it("a password whose box was checked before hydration is shown, until it is unchecked", async () => {
  const page = <PasswordField label="Password" fieldProps={{ name: "password", value: "", onChange: vi.fn() }} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  const box = () => screen.getByRole("checkbox", { name: "Show password" });
  await userEvent.click(box());
  render(page, { container, hydrate: true });
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute("type", "text");
  await userEvent.click(box());
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute("type", "password");
});

describe("the account sign-in popup", () => {
  it("has its title and the form [AUTH-08]", async () => {
    openShopper(service()).show(<AccountSignInPopup isOpen onClose={vi.fn()} widget={widget} returnUrl="/" />);
    const popup = within(await screen.findByRole("dialog", { name: "Account Sign In" }));
    expect(popup.getByRole("form", { name: "Sign in" })).toBeVisible();
  });

  it("is replaced by the reset popup, and opens again when that is closed", async () => {
    openShopper(service()).show(<AccountSignInPopup isOpen onClose={vi.fn()} widget={widget} returnUrl="/" />);
    await userEvent.click(await screen.findByRole("link", { name: "Reset password" }));
    expect(await screen.findByRole("dialog", { name: "Reset Password" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(await screen.findByRole("dialog", { name: "Account Sign In" })).toBeVisible();
  });
});

describe("a pasted text above its limit (AMB-299)", () => {
  const long = "n".repeat(300);

  it.each([
    ["First Name", /40 characters/],
    ["Last Name", /40 characters/],
    ["Email Address", /66 characters/],
    ["Password", /72 characters/],
  ])("stays in the %s of a new account, and the message says %s", async (label, limit) => {
    openShopper(service()).show(<CreateAccountForm returnUrl="/account" exampleEmail="name@example.com" />);
    const box = screen.getByLabelText(new RegExp(`^${label}`));
    await userEvent.click(box);
    await userEvent.paste(label === "Email Address" ? `${long}@example.com` : long);
    await userEvent.click(screen.getByRole("button", { name: "Create Account" }));
    expect((box as HTMLInputElement).value).toMatch(/^n{300}/);
    expect(box).toHaveAccessibleDescription(limit);
  });

  it("stays in the sign-in form, which asks for no password check", async () => {
    const page = openShopper(service());
    page.show(<SignInPanel widget={widget} returnUrl="/account" />);
    await userEvent.click(email());
    await userEvent.paste(`${long}@example.com`);
    await userEvent.type(screen.getByLabelText(/^Password/), "Linen-and-Oak-24{Enter}");
    expect(email()).toHaveValue(`${long}@example.com`);
    expect(email()).toHaveAccessibleDescription("Please use 254 characters at most.");
    expect(page.sent).toEqual([]);
  });
});

describe("the reset popup", () => {
  const open = async () => {
    const page = openShopper(service());
    page.show(<ResetPasswordPopup isOpen onClose={vi.fn()} />);
    await screen.findByRole("dialog", { name: "Reset Password" });
    return page;
  };

  it("has Cancel and Submit, loads its texts, and shows the service's message after success [AUTH-13] [CALL-116]", async () => {
    const page = await open();
    expect(screen.getByRole("button", { name: "Cancel" })).toBeVisible();
    expect(page.callsTo("GetResetPasswordContent")).toHaveLength(1);
    await userEvent.type(email(), "nell.ashby@example.com");
    await userEvent.click(screen.getByRole("button", { name: "Submit" }));
    expect(await screen.findByText(/If there is an account with this email address/)).toBeVisible();
    expect(screen.queryByRole("form")).toBeNull();
  });

  it("is submitted by Enter, with the e-mail address and the request verification token [AUTH-15] [AUTH-16] [CALL-009]", async () => {
    const page = await open();
    await userEvent.type(email(), "nell.ashby@example.com{Enter}");
    await waitFor(() => expect(page.callsTo("okta-reset-password-request")).toHaveLength(1));
    const [call] = page.callsTo("okta-reset-password-request");
    const body = JSON.parse(call?.body ?? "{}");
    expect(body).toEqual({ accountEmail: "nell.ashby@example.com", token: expect.stringMatching(/^[\w-]{20,}/) });
    expect(call?.token).toBe(body.token);
  });

  it("reports an invalid e-mail address with an example, and sends nothing [AUTH-17]", async () => {
    const page = await open();
    await userEvent.type(email(), "nell{Enter}");
    expect(email()).toHaveAccessibleDescription("Please enter a valid Email Address (i.e. name@example.com).");
    expect(email()).toHaveFocus();
    expect(page.callsTo("okta-reset-password-request")).toHaveLength(0);
  });

  it("keeps a pasted address of more than 66 characters, names the limit and sends nothing [AUTH-18] (AMB-299)", async () => {
    const page = await open();
    const longest = `${"n".repeat(54)}@example.com`;
    await userEvent.click(email());
    await userEvent.paste(`${longest}.org`);
    await userEvent.keyboard("{Enter}");
    expect(email()).toHaveValue(`${longest}.org`);
    expect(email()).toHaveAccessibleDescription(
      "Please enter a valid Email Address (i.e. name@example.com). Please use 66 characters at most.",
    );
    expect(page.callsTo("okta-reset-password-request")).toHaveLength(0);
    await userEvent.clear(email());
    await userEvent.type(email(), `${longest}{Enter}`);
    await waitFor(() => expect(page.callsTo("okta-reset-password-request")).toHaveLength(1));
  });

  it("shows the service's message after a refusal [AUTH-14]", async () => {
    const page = openShopper(service(), {
      wire: async (path, send) =>
        path.includes("okta") ? Response.json({ isSuccess: false, message: "Please try again tomorrow." }) : send(),
    });
    page.show(<ResetPasswordPopup isOpen onClose={vi.fn()} />);
    await userEvent.type(await screen.findByLabelText(/^Email Address/), "nell.ashby@example.com{Enter}");
    expect(await screen.findByText("Please try again tomorrow.")).toBeVisible();
    expect(email()).toHaveValue("nell.ashby@example.com");
  });
});

describe("the start of a sign-in", () => {
  const start = (wire?: Parameters<typeof openShopper>[1], returnUrl?: string) =>
    startSignIn(openShopper(service(), wire).store.get(checkoutClientAtom), returnUrl);
  const loggedIn = (redirectUrl?: string) => ({
    wire: async () => Response.json({ isLoggedIn: true, widget, redirectUrl }),
  });

  it("shows a guest the form, and redirects a signed-in shopper to the target or the account [AUTH-19]", async () => {
    expect(await start({}, "/checkout/cart")).toMatchObject({ kind: "shown", data: { issuer: "/account/auth" } });
    expect(await start(loggedIn("/checkout/cart"), "/checkout/cart")).toEqual({
      kind: "moved",
      location: "/checkout/cart",
    });
    expect(await start(loggedIn())).toEqual({ kind: "moved", location: "/account" });
  });

  it("redirects to the login page if the config cannot be loaded [AUTH-20]", async () => {
    const url = "/account/login?returnUrl=%2Fcheckout%2Fcart&isRedirect=true";
    const lost = { wire: async () => new Response("", { status: 500 }) };
    expect(await start(lost, "/checkout/cart")).toEqual({ kind: "moved", location: url });
  });
});

describe("the forms that the browser submits", () => {
  it("a new account reports every invalid field and focuses the first; a valid one is submitted once", async () => {
    openShopper(service()).show(<CreateAccountForm returnUrl="/account" exampleEmail="name@example.com" />);
    const submitted = vi.fn((event: Event) => event.preventDefault());
    // After React's own listener, which is on the root.
    document.addEventListener("submit", (event) => event.defaultPrevented || submitted(event));
    await userEvent.click(screen.getByRole("button", { name: "Create Account" }));
    expect(screen.getByLabelText(/First Name/)).toHaveFocus();
    expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription(/8 to 72 characters/);
    expect(submitted).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText(/First Name/), "Wren");
    await userEvent.type(screen.getByLabelText(/Last Name/), "Okafor");
    await userEvent.type(email(), "wren@example.com");
    await userEvent.type(screen.getByLabelText(/^Password/), "Alder-and-Ash-9");
    await userEvent.click(screen.getByRole("button", { name: "Create Account" }));
    await userEvent.click(screen.getByRole("button", { name: /Creat/ }));
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it("a new password can be shown, and the server's error is at its field", async () => {
    const submitted = { errors: { password: "Please choose another one." } };
    openShopper(service()).show(<NewPasswordForm email="nell@example.com" resetToken="abc" submitted={submitted} />);
    const password = screen.getByLabelText(/^New Password/);
    expect(password).toHaveAttribute("type", "password");
    expect(password).toHaveAccessibleDescription(/Please choose another one/);
    await userEvent.click(screen.getByLabelText("Show password"));
    expect(password).toHaveAttribute("type", "text");
  });

  it.each([
    ["a new password", <NewPasswordForm key="new" email={nell.email} resetToken="abc" />],
    ["a changed one", <PasswordForm key="changed" account={nell} />],
    ["an order's account", <AccountOffer key="offer" email={nell.email} returnUrl="/" />],
  ])("password managers store %s under the e-mail address, which is neither seen nor heard", (_case, form) => {
    openShopper(service()).show(form);
    const username = document.querySelector('input[autocomplete="username"]');
    expect(username).toHaveValue(nell.email);
    expect(username).not.toBeVisible();
    expect(screen.queryByDisplayValue(nell.email)).toBe(username);
    expect(screen.queryAllByRole("textbox")).toEqual([]);
  });
});
