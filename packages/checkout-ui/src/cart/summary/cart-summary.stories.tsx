import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import type { Cart } from "@store/contract/cart";
import { cartAtom, isCartSettlingAtom } from "@store/shopper-state";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAtomValue } from "jotai";
import { expect, fn, userEvent, within } from "storybook/test";
import { CartSummary } from "./cart-summary.tsx";

const { lamp, sofa } = sampleSkus;

interface SummaryOfCartProps {
  readonly change?: (cart: Cart) => Cart;
  /** Whether a change of the sums is pending. */
  readonly isSettling?: boolean;
}

/** The summary of the story's own cart, with the story's changes. */
function SummaryOfCart({ change = (cart) => cart, isSettling: isHeld = false }: SummaryOfCartProps) {
  const cart = useAtomValue(cartAtom);
  const isSettling = useAtomValue(isCartSettlingAtom) || isHeld;
  if (cart === null) return null;
  return (
    <div style={{ maxWidth: "24rem" }}>
      <CartSummary cart={change(cart)} isSettling={isSettling} isCheckingOut={false} onCheckOut={fn()} />
    </div>
  );
}

const meta = {
  component: SummaryOfCart,
  parameters: { service: { cart: [sofa, lamp] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Add a promo code")).toBeVisible();
  },
} satisfies Meta<typeof SummaryOfCart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Types into a field, which may be folded away, and presses Enter. */
function entering(label: string, text: string): NonNullable<Story["play"]> {
  return async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText(label);
    const fold = field.closest<HTMLDetailsElement>("details:not([open])")?.querySelector("summary");
    if (fold) await userEvent.click(fold);
    await userEvent.type(field, `${text}{Enter}`);
  };
}
const isCanada = { globals: { site: "CA" } };

export const PlaceUnknown: Story = {};
export const InCanada: Story = { ...isCanada };
export const PlaceKnown: Story = {
  play: async (context) => {
    await entering("ZIP Code", "60614")(context);
    const page = within(context.canvasElement);
    await expect(await page.findByText("Tax and delivery are now those of 60614.")).toBeVisible();
  },
};
export const RemoteAddress: Story = {
  play: async (context) => {
    await entering("ZIP Code", "99501")(context);
    await expect(await within(context.canvasElement).findByText("Shipping surcharge")).toBeVisible();
  },
};
export const EstimatesUnavailable: Story = {
  parameters: { service: { cart: [sofa, lamp], down: ["/Cart/GetEdd"] } },
  play: async (context) => {
    await entering("ZIP Code", "60614")(context);
    await expect(
      await within(context.canvasElement).findByText(/^Pickup and delivery dates are unavailable right now/),
    ).toBeVisible();
  },
};
export const PickedUp: Story = {
  parameters: { service: { cart: [lamp], pickUpAt: "us-chicago" } },
  globals: { site: "US" },
};
export const Abroad: Story = { parameters: { service: { cart: [lamp], shipTo: "FRA" } } };
export const PostalCodeInvalid: Story = {
  play: async (context) => {
    await entering("ZIP Code", "6061")(context);
    const page = within(context.canvasElement);
    await expect(page.getByText("6061 is not a valid ZIP Code.")).toBeVisible();
    await expect(page.getByLabelText("ZIP Code")).toHaveValue("6061");
  },
};
export const PostalCodeRefused: Story = {
  parameters: { service: { cart: [lamp], down: ["/Cart/ApplyZipCode"] } },
  play: async (context) => {
    await entering("ZIP Code", "60614")(context);
    const page = within(context.canvasElement);
    await expect(await page.findByText("Zip code could not be updated")).toBeVisible();
    await expect(page.getByLabelText("ZIP Code")).toHaveValue("60614");
  },
};
export const PromoCodeRefused: Story = {
  play: async (context) => {
    await entering("Promo Code", "NOSUCH")(context);
    await expect(await within(context.canvasElement).findByText(/^We do not know this promo code/)).toBeVisible();
  },
};
export const PromoCodesApplied: Story = {
  play: async (context) => {
    const page = within(context.canvasElement);
    for (const code of ["TAKE25", "SHIPFREE"]) {
      await entering("Promo Code", code)(context);
      await expect(await page.findByRole("button", { name: `Remove promo code ${code}` })).toBeVisible();
    }
  },
};
export const Updating: Story = { args: { isSettling: true } };
export const CertificatesExceedTotal: Story = {
  args: {
    change: (cart) => ({
      ...cart,
      orderSummary: {
        ...cart.orderSummary,
        tendersTotal: cart.orderSummary.total,
        rewardsTotal: cart.orderSummary.total,
        amountDue: 0,
        rewardsExceedOrderTotalMessage: "Your reward certificates are worth more than this order. No change is given.",
      },
    }),
  },
};
export const DonationAdded: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Donate $5" }));
    await expect(await page.findByText("Thank you. $5.00 was added to your cart.")).toBeVisible();
  },
};
export const DonationTooLarge: Story = {
  play: async (context) => {
    await entering("Another amount, up to $500", "501")(context);
    await expect(within(context.canvasElement).getByText("Enter an amount from $1 to $500.")).toBeVisible();
  },
};
