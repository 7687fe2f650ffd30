import "./styles.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { AccountSignInPopup } from "./account-sign-in-popup/account-sign-in-popup.tsx";
import { CreateAccountForm } from "./new-account/create-account-form.tsx";
import { NewPasswordForm } from "./password-reset/new-password-form.tsx";
import { ResetPasswordForm } from "./password-reset/reset-password-form.tsx";
import { ResetPasswordPopup } from "./password-reset/reset-password-popup.tsx";
import { SignInPanel } from "./sign-in-panel/sign-in-panel.tsx";
import { widget } from "./sign-in-widget.samples.ts";

const meta = { title: "Account forms", parameters: { service: { cart: [] } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const newAccount = { returnUrl: "/account", exampleEmail: "name@example.com" };
const reset = { text: "Enter your email address.", exampleEmail: "name@example.com", cancel: null };

export const SignIn: Story = { render: () => <SignInPanel widget={widget} returnUrl="/account" /> };
export const SignInForRegistry: Story = {
  render: () => <SignInPanel widget={widget} returnUrl="/account" purpose="giftRegistry" />,
};
export const SignInPopup: Story = {
  render: () => <AccountSignInPopup isOpen onClose={fn()} widget={widget} returnUrl="/" />,
};
export const CreateAccount: Story = { render: () => <CreateAccountForm {...newAccount} /> };
export const CreateAccountWithError: Story = {
  render: () => (
    <CreateAccountForm
      {...newAccount}
      submitted={{
        errors: { email: "There is an account with this email address already. Sign in, or reset its password." },
        fields: { firstName: "Wren", lastName: "Okafor", email: "wren@example.com" },
      }}
    />
  ),
};
export const ResetPassword: Story = { render: () => <ResetPasswordForm {...reset} /> };
export const ResetPasswordPopupOpen: Story = { render: () => <ResetPasswordPopup isOpen onClose={fn()} /> };
export const ResetPasswordSent: Story = {
  render: () => <ResetPasswordForm {...reset} submitted={{ message: "A link is on its way." }} />,
};
export const NewPassword: Story = { render: () => <NewPasswordForm email="nell@example.com" resetToken="abc" /> };
export const NewPasswordLinkExpired: Story = {
  render: () => (
    <NewPasswordForm
      email="nell@example.com"
      resetToken="abc"
      submitted={{ problem: "This link has expired or was used already." }}
    />
  ),
};
