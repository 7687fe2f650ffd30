import { openShopper, useService } from "@store/testing/shopper-page";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { AccountOffer } from "./new-account/account-offer.tsx";
import { CreateAccountForm } from "./new-account/create-account-form.tsx";
import { NewPasswordForm } from "./password-reset/new-password-form.tsx";
import { ResetPasswordForm } from "./password-reset/reset-password-form.tsx";
import { EmailForm, NameForm, PasswordForm } from "./profile/profile-forms.tsx";
import { SignInPanel } from "./sign-in-panel/sign-in-panel.tsx";
import { widget } from "./sign-in-widget.samples.ts";

const service = useService();
const account = { firstName: "Nell", lastName: "Ashby", email: "nell@example.com" };
const example = "name@example.com";

/** Each form, with the id of its first field. */
const forms: Readonly<Record<string, readonly [string, (idPrefix?: string) => ReactNode]>> = {
  SignInPanel: ["username", (idPrefix) => <SignInPanel widget={widget} returnUrl="/account" idPrefix={idPrefix} />],
  CreateAccountForm: [
    "firstName",
    (idPrefix) => <CreateAccountForm returnUrl="/account" exampleEmail={example} idPrefix={idPrefix} />,
  ],
  AccountOffer: ["password", (idPrefix) => <AccountOffer email={example} returnUrl="/account" idPrefix={idPrefix} />],
  ResetPasswordForm: [
    "accountEmail",
    (idPrefix) => <ResetPasswordForm text="Which?" exampleEmail={example} cancel={null} idPrefix={idPrefix} />,
  ],
  NewPasswordForm: ["password", (idPrefix) => <NewPasswordForm email="" resetToken="token" idPrefix={idPrefix} />],
  NameForm: ["name-firstName", (idPrefix) => <NameForm account={account} idPrefix={idPrefix} />],
  EmailForm: ["email-email", (idPrefix) => <EmailForm account={account} exampleEmail={example} idPrefix={idPrefix} />],
  PasswordForm: ["password-currentPassword", (idPrefix) => <PasswordForm account={account} idPrefix={idPrefix} />],
};

it.each(Object.entries(forms))("two %s of one page share no id by idPrefix", (_name, [firstId, toForm]) => {
  openShopper(service()).show(
    <>
      <div>{toForm()}</div>
      <div>{toForm("second")}</div>
    </>,
  );
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([firstId, `second-${firstId}`]));
  expect(new Set(ids).size).toBe(ids.length);
});

it("a second sign-in form leads to its own first wrong field", async () => {
  openShopper(service()).show(
    <>
      <SignInPanel widget={widget} returnUrl="/account" />
      <SignInPanel widget={widget} returnUrl="/account" idPrefix="second" />
    </>,
  );
  const second = within(screen.getAllByRole("form", { name: "Sign in" })[1] as HTMLElement);
  await userEvent.click(second.getByRole("button", { name: "Sign In" }));
  expect(second.getByLabelText(/^Email Address/)).toHaveFocus();
});
