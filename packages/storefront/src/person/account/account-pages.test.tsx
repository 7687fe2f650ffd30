import { render, screen, within } from "@testing-library/react";
import { Provider } from "jotai";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { answeringStore } from "../../web/hydration/answering-store.fixture.ts";
import { ResetPasswordPage } from "../sign-in/reset-password-page.tsx";
import { SignInPage } from "../sign-in/sign-in-page.tsx";
import { SignOutPage } from "../sign-in/sign-out-page.tsx";
import { signInMessages, signInWidget } from "./account.samples.ts";

const show = (page: ReactNode) => render(<Provider store={answeringStore(() => ({}))}>{page}</Provider>);
const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("SignInPage", () => {
  it("has the form, and links to both agreements [AUTH-09] (AMB-189)", () => {
    show(<SignInPage widget={signInWidget} returnUrl="/account" />);
    expect(screen.getByRole("heading", { level: 1, name: "Sign In" })).toBeTruthy();
    const form = within(screen.getByRole("form", { name: "Sign in" }));
    expect(form.getByLabelText(/Email Address/)).toHaveAttribute("autocomplete", "username");
    expect(form.getByLabelText(/^Password/)).toHaveAttribute("autocomplete", "current-password");
    expect(form.getByRole("button", { name: "Sign In" })).toHaveAttribute("type", "submit");
    expect(address("Terms of Use")).toBe("/customer-service/terms-of-use");
    expect(address("Privacy Policy")).toBe("/customer-service/privacy-policy");
  });

  it("lets a guest continue to the requested step, and otherwise to the store", () => {
    const { unmount } = show(<SignInPage widget={signInWidget} returnUrl="/checkout/shipping" />);
    expect(address("Continue as Guest")).toBe("/checkout/shipping");
    unmount();
    show(<SignInPage widget={signInWidget} returnUrl="/account" />);
    expect(address("Continue Shopping")).toBe("/");
  });

  it.each([
    ["account", true],
    ["designServices", false],
    ["giftRegistry", false],
  ] as const)("signs in for %s; offers an account: %s [AUTH-10]", (purpose, isOffered) => {
    show(<SignInPage widget={signInWidget} returnUrl="/account" purpose={purpose} />);
    expect(screen.queryByRole("link", { name: "Create an Account" }) !== null).toBe(isOffered);
  });

  it("says what a registry is, and leads a newcomer to an account and back (AMB-295)", () => {
    const returnUrl = "/gift-registry/registrant-list";
    show(<SignInPage widget={signInWidget} returnUrl={returnUrl} purpose="giftRegistry" />);
    expect(screen.getByText(/^A registry lists what you would like/)).toBeVisible();
    const section = screen.getByRole("region", { name: "New here?" });
    expect(within(section).getByRole("link").getAttribute("href")).toBe(
      `/account/create-account?${new URLSearchParams({ returnUrl })}`,
    );
    expect(section.contains(screen.getByRole("form", { name: "Sign in" }))).toBe(false);
  });

  it("shows the server's errors of the form [ERR-27]", () => {
    const errors = { password: signInMessages.passwordRequired };
    const submitted = { errors, fields: { username: "nell@example.com" } };
    show(<SignInPage widget={signInWidget} returnUrl="/account" submitted={submitted} />);
    expect(screen.getByLabelText(/Email Address/)).toHaveValue("nell@example.com");
    expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription(signInMessages.passwordRequired);
    expect(screen.getByLabelText(/^Password/)).toHaveValue("");
  });
});

it("the page of a mailed link that cannot be used says so, and asks for an address instead of a password", () => {
  const page = { title: "Reset Password", text: "", exampleEmail: "name@example.com", email: "", resetToken: null };
  const problem = "This link has expired or was used already. Ask for a new one.";
  show(<ResetPasswordPage {...page} submitted={{ problem }} />);
  expect(screen.getByRole("alert")).toHaveTextContent(problem);
  expect(screen.getByLabelText(/^Email Address/)).toHaveValue("");
  expect(screen.queryByLabelText(/Password/)).toBeNull();
});

describe("SignOutPage", () => {
  it("asks a signed-in shopper, and says to a guest that nobody is signed in", () => {
    const { unmount } = show(<SignOutPage account={{ firstName: "Nell" }} />);
    expect(screen.getByText(/signed in as Nell/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Sign Out" })).toBeTruthy();
    unmount();
    show(<SignOutPage account={null} />);
    expect(screen.getByText("You are not signed in.")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
