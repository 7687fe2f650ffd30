import "../../app/frame/layout.css";
import "../../web/page/content-page.css";
import "@store/auth-ui/styles.css";
import "@store/checkout-ui/styles.css";
import "./account.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage } from "../../app/frame/in-page.fixture.tsx";
import { DesignFormPage, DesignReviewPage } from "../design-services/design-services-page.tsx";
import { checkDesignDraft, readDesignDraft } from "../sign-in/design-draft.ts";
import { SignInPage } from "../sign-in/sign-in-page.tsx";
import { SignOutPage } from "../sign-in/sign-out-page.tsx";
import {
  accountSample,
  devicesSample,
  orderSample,
  ordersSample,
  savedAccountSample,
  signInMessages,
  signInWidget,
} from "./account.samples.ts";
import { AccountPage } from "./account-page.tsx";
import { AddressFormPage } from "./address-form-page.tsx";
import { AddressesPage } from "./addresses-page.tsx";
import { CardsPage } from "./cards-page.tsx";
import { OrderPage } from "./order-page.tsx";
import { OrdersPage } from "./orders-page.tsx";
import { ProfilePage } from "./profile-page.tsx";

const emptyDraft = readDesignDraft(() => null);

const meta = {
  title: "Pages/Account",
  decorators: [inPage()],
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
export const SignedIn: Story = {
  render: () => <AccountPage {...savedAccountSample} orders={ordersSample} saved={[]} />,
};
export const SignedInEmpty: Story = {
  render: () => <AccountPage account={savedAccountSample.account} addresses={[]} cards={[]} orders={[]} saved={[]} />,
};
export const Orders: Story = { render: () => <OrdersPage orders={ordersSample} next="100001" /> };
export const OrdersEmpty: Story = { render: () => <OrdersPage orders={[]} next={null} /> };
export const Addresses: Story = {
  render: () => <AddressesPage addresses={savedAccountSample.addresses} done="saveAddress" />,
};
export const AddressNew: Story = { render: () => <AddressFormPage address={null} /> };
export const AddressUnconfirmed: Story = {
  render: () => {
    const [address = null] = savedAccountSample.addresses;
    const suggestions = [{ city: "Chicago", state: "IL", zipCode: "60614" }];
    return (
      <AddressFormPage
        address={address}
        submitted={address ? { decision: { address, suggestions, choice: "0" } } : undefined}
      />
    );
  },
};
export const Cards: Story = { render: () => <CardsPage cards={savedAccountSample.cards} /> };
export const Profile: Story = {
  render: () => <ProfilePage account={accountSample} devices={devicesSample} exampleEmail="name@example.com" />,
};
export const Order: Story = { render: () => <OrderPage order={orderSample} /> };
export const LinkedOrder: Story = { render: () => <OrderPage isLinked order={orderSample} linkPath="/order/sample" /> };
export const DesignRequest: Story = { render: () => <DesignFormPage draft={emptyDraft} /> };
export const DesignRequestWithError: Story = {
  render: () => <DesignFormPage draft={emptyDraft} errors={checkDesignDraft(emptyDraft)} />,
};
export const DesignReview: Story = {
  render: () => (
    <DesignReviewPage
      draft={{ room: "living", need: "layout", budget: "open", note: "A long, narrow room." }}
      email="nell.ashby@example.com"
    />
  ),
};
export const ProfileWithError: Story = {
  render: () => (
    <ProfilePage
      account={accountSample}
      devices={devicesSample}
      exampleEmail="name@example.com"
      submitted={{ command: "changePassword", errors: { currentPassword: "This is not your current password." } }}
    />
  ),
};
export const SignOut: Story = { render: () => <SignOutPage account={accountSample} /> };
