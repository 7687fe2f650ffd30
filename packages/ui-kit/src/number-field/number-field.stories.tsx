import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { NumberField } from "./number-field.tsx";

const meta = {
  component: NumberField,
  args: { label: "Quantity", name: "quantity", value: 2, max: 12, onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AtMinimum: Story = { args: { value: 1 } };
export const AtMaximum: Story = { args: { value: 12, hint: "Twelve per household." } };
export const WithError: Story = { args: { error: "Only one is left." } };
export const Disabled: Story = { args: { disabled: true } };
