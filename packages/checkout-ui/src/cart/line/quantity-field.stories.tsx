import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { QuantityField } from "./quantity-field.tsx";

const meta = {
  component: QuantityField,
  args: { lineId: "line-1", title: "Beacon Table Lamp", onChange: fn() },
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { quantity: 3 } };
export const AtMinimum: Story = { args: { quantity: 1 } };
export const AtMaximum: Story = { args: { quantity: 99 } };
