import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { PaymentStep } from "./payment-step.tsx";

const meta = {
  component: PaymentStep,
  args: { onGo: fn() },
  parameters: { service: { cart: ["100401"], stage: "payment" } },
} satisfies Meta<typeof PaymentStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewCard: Story = {};
export const Declined: Story = { args: { paymentErrorId: "authorizationError" } };
export const CardApplied: Story = { parameters: { service: { cart: ["100401"], stage: "review" } } };

export const NothingEntered: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Next: Review & Place Order" }));
    await expect(page.getByLabelText(/^Card Number/)).toHaveFocus();
  },
};

export const StoreCardAndOtherBillingAddress: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText(/^Card Number/), "9001");
    await userEvent.click(page.getByRole("checkbox", { name: /same as my shipping address/ }));
    await expect(page.queryByLabelText(/^Security Code/)).toBeNull();
  },
};
