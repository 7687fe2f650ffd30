import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import { checkoutClientAtom } from "@store/shopper-state";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ShippingStep } from "./shipping-step.tsx";

const { lamp } = sampleSkus;

const meta = {
  component: ShippingStep,
  args: { onGo: fn() },
  parameters: { service: { cart: [lamp], stage: "shipping" } },
} satisfies Meta<typeof ShippingStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewGuest: Story = {};
export const Prefilled: Story = { parameters: { service: { cart: [lamp], stage: "delivery" } } };

export const WithErrors: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Next" }));
    await expect(page.getByLabelText(/^Email Address/)).toHaveFocus();
  },
};

export const AnotherZipCodeSuggested: Story = {
  parameters: { service: { cart: [lamp], stage: "delivery" } },
  globals: { site: "US" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const zipCode = page.getByLabelText(/^ZIP Code/);
    await userEvent.clear(zipCode);
    await userEvent.type(zipCode, "94110");
    await userEvent.click(page.getByRole("button", { name: "Next" }));
    await expect(await page.findByRole("radio", { name: "Use address as entered" })).toBeVisible();
  },
};

export const Abroad: Story = {
  parameters: { service: { cart: [lamp], stage: "shipping", shipTo: "FRA" } },
};
export const OnlyPickedUp: Story = {
  parameters: { service: { cart: [lamp], stage: "shipping", pickUpAt: "us-chicago" } },
  globals: { site: "US" },
};

/** As another tab does it. */
export const CountryChangedElsewhere: Story = {
  parameters: { service: { cart: [lamp], stage: "delivery" } },
  play: async ({ canvasElement, loaded }) => {
    const page = within(canvasElement);
    await loaded.shopper?.store.get(checkoutClientAtom).call(cartOperations.setShipToCountry, { country: "FRA" });
    await userEvent.click(page.getByRole("button", { name: "Next" }));
    await expect(await page.findByText(/^The country of your order is now France\./)).toBeVisible();
    await expect(page.getByText("Your order goes to France.")).toBeVisible();
  },
};
