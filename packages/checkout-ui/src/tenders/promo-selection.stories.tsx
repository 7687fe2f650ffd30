import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { PromoSelection } from "./promo-selection.tsx";

const meta = {
  component: PromoSelection,
  args: {
    isOpen: true,
    onClose: fn(),
    isBusy: false,
    onApply: fn(),
    promotions: [
      { code: "HEARTH15", description: "15% off dining tables and chairs", isCombinable: false },
      { code: "DELIVERFREE", description: "Free delivery into the room of your choice", isCombinable: false },
    ],
  },
  parameters: { service: { cart: [sampleSkus.lamp], stage: "payment" } },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Select a Promotion" });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe("1"));
  },
} satisfies Meta<typeof PromoSelection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ApplyWithoutChoice: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Apply" }));
    await waitFor(() => expect(getComputedStyle(screen.getByRole("dialog")).opacity).toBe("1"));
    await expect(screen.getByText("Please select a promotion.")).toBeVisible();
  },
};
