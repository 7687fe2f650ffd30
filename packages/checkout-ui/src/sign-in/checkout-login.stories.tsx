import { SignInForm, SocialSignIn } from "@store/auth-ui/sign-in";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { lazyPart } from "@store/ui-kit/lazy-part";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useHydrateAtoms } from "jotai/utils";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { CheckoutLogin, type CheckoutLoginProps } from "./checkout-login.tsx";
import { type SignInSlotProps, signInSlotAtom } from "./sign-in-slot.ts";

const widget = {
  issuer: "/account/auth",
  clientId: "storefront",
  googleEnabled: false,
  appleEnabled: false,
  messages: {
    lockout: "Too many attempts. Please wait 15 minutes and try again.",
    usernameRequired: "Please enter your email address.",
    passwordRequired: "Please enter your password.",
    signInSummary: "We could not sign you in. Please check your email address and password and try again.",
  },
};
const request = { kind: "checkoutLogin", widget, redirectUrl: "/checkout/shipping", onGuest: fn() } as const;

function SignIn({ widget, ...form }: SignInSlotProps) {
  return (
    <>
      <SignInForm {...form} messages={widget.messages} />
      <SocialSignIn widget={widget} returnUrl={form.returnUrl} />
    </>
  );
}

function CheckoutLoginWithForm(props: CheckoutLoginProps) {
  useHydrateAtoms([[signInSlotAtom, { Form: lazyPart(async () => SignIn) }]]);
  return <CheckoutLogin {...props} />;
}

async function drawerStands() {
  const drawer = await screen.findByRole("dialog", { name: "Checkout Now" });
  await waitFor(() => expect(screen.getByRole("button", { name: "Guest Checkout" })).toHaveFocus());
  return within(drawer);
}

const meta = {
  component: CheckoutLogin,
  render: (args) => <CheckoutLoginWithForm {...args} />,
  args: { request, isOpen: true, onClose: fn() },
  parameters: { service: { cart: [sampleSkus.lamp] } },
  play: async () => {
    await drawerStands();
  },
} satisfies Meta<typeof CheckoutLogin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GuestFirst: Story = {};

export const GuestAndSignIn: Story = {
  args: { request: { ...request, widget: { ...widget, googleEnabled: true, appleEnabled: true } } },
};

export const WithoutApple: Story = { args: { request: { ...request, widget: { ...widget, googleEnabled: true } } } };

export const Empty: Story = {
  play: async () => {
    const drawer = await drawerStands();
    await userEvent.click(drawer.getByRole("button", { name: "Sign In" }));
    await expect(drawer.getByLabelText(/Email Address/)).toHaveFocus();
  },
};

export const SigningIn: Story = {
  parameters: { service: { cart: [sampleSkus.lamp], neverResponding: ["/account/auth/authn"] } },
  play: async () => {
    const drawer = await drawerStands();
    await userEvent.type(drawer.getByLabelText(/Email Address/), "nell.ashby@example.com");
    await userEvent.type(drawer.getByLabelText(/^Password/), "linen");
    await userEvent.click(drawer.getByRole("button", { name: "Sign In" }));
    await expect(await drawer.findByRole("button", { name: "Signing in" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const WrongPassword: Story = {
  play: async () => {
    const drawer = await drawerStands();
    await userEvent.type(drawer.getByLabelText(/Email Address/), "nell.ashby@example.com");
    await userEvent.type(drawer.getByLabelText(/^Password/), "linen");
    await userEvent.click(drawer.getByRole("button", { name: "Sign In" }));
    await expect(await drawer.findByRole("alert")).toHaveTextContent("We could not sign you in.");
  },
};
