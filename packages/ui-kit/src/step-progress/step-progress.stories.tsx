import type { Meta, StoryObj } from "@storybook/react-vite";
import { StepProgress } from "./step-progress.tsx";

const meta = { component: StepProgress } satisfies Meta<typeof StepProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {
  args: {
    steps: [
      { label: "Shipping", state: "current" },
      { label: "Shipping and Gift Options", state: "open" },
      { label: "Payment and Billing", state: "open" },
      { label: "Review and Place Order", state: "open" },
    ],
  },
};
export const ThirdStep: Story = {
  args: {
    steps: [
      { label: "Shipping", href: "/checkout/shipping", state: "done" },
      { label: "Shipping and Gift Options", href: "/checkout/shippingandgiftoptions", state: "done" },
      { label: "Payment and Billing", state: "current" },
      { label: "Review and Place Order", state: "open" },
    ],
  },
};
