import "../../layout/layout.css";
import "../content/content.css";
import "./account.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRoutesStub } from "react-router";
import { accountSample, signInMessages, signInWidget } from "./account.samples.ts";
import { AccountPage } from "./account-page.tsx";
import { SignInPage } from "./sign-in-page.tsx";
import { SignOutPage } from "./sign-out-page.tsx";

const meta = {
  title: "Pages/Account",
  decorators: [
    (Story) => {
      const Shop = createRoutesStub([{ path: "*", Component: () => <main id="content">{Story()}</main> }]);
      return <Shop />;
    },
  ],
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const signIn = { widget: signInWidget, returnUrl: "/account" };

export const SignIn: Story = { render: () => <SignInPage {...signIn} /> };
export const SignInBeforeCheckout: Story = {
  render: () => <SignInPage {...signIn} returnUrl="/checkout/shipping" />,
};
export const SignInWithError: Story = {
  render: () => (
    <SignInPage
      {...signIn}
      submitted={{ problem: signInMessages.signInSummary, fields: { username: accountSample.email } }}
    />
  ),
};
export const SignInWithMissingFields: Story = {
  globals: { viewport: { value: "phone" } },
  render: () => (
    <SignInPage
      {...signIn}
      submitted={{ errors: { username: signInMessages.usernameRequired, password: signInMessages.passwordRequired } }}
    />
  ),
};
export const ModernSignIn: Story = { ...SignIn, globals: { brand: "modern" } };
export const SignedIn: Story = { render: () => <AccountPage account={accountSample} /> };
export const SignOut: Story = { render: () => <SignOutPage account={accountSample} /> };
