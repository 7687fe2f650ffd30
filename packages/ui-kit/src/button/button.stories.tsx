import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "./button.tsx";

const meta = { component: Button, args: { children: "Next: Payment" } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: "secondary", children: "Back" } };
export const Quiet: Story = { args: { variant: "quiet", children: "Edit address" } };
export const Busy: Story = { args: { busy: true, busyLabel: "Placing your order…", children: "Place Order" } };
