import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ReviewStep } from "./review-step.tsx";

const { lamp, sofa } = sampleSkus;

const meta = {
  component: ReviewStep,
  args: { onGo: fn() },
  parameters: { service: { cart: [lamp], stage: "review" } },
} satisfies Meta<typeof ReviewStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneParcel: Story = {};
export const Abroad: Story = { parameters: { service: { cart: [lamp], stage: "review", shipTo: "FRA" } } };
export const TruckAndParcel: Story = { parameters: { service: { cart: [sofa, lamp], stage: "review" } } };

export const Placing: Story = {
  parameters: { service: { cart: [lamp], stage: "review", neverResponding: ["/ReactCheckout/ValidateCart"] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Place Order" }));
    await expect(await page.findByRole("button", { name: "Placing your order" })).toBeVisible();
  },
};
