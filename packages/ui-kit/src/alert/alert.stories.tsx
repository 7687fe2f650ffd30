import type { Meta, StoryObj } from "@storybook/react-vite";
import { Alert } from "./alert.tsx";

const meta = { component: Alert, args: { tone: "info" } } satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Declined: Story = {
  args: {
    tone: "error",
    title: "Your card was declined.",
    children: "Nothing was charged. Please try another card.",
  },
};
export const Applied: Story = { args: { tone: "success", children: "Promo code LINEN10 was applied." } };
export const Information: Story = { args: { children: "The sofa and the lamp arrive on different days." } };
