import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Field } from "./field.tsx";

const meta = {
  component: Field,
  args: {
    label: "City",
    name: "shipping.city",
    value: "",
    onChange: () => {},
    autoComplete: "shipping address-level2",
  },
  render: function TypedField(args) {
    const [value, setValue] = useState(args.value);
    return <Field {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Required: Story = { args: { required: true } };
export const WithHint: Story = {
  args: {
    label: "Phone",
    name: "shipping.dayPhone",
    type: "tel",
    autoComplete: "shipping tel",
    hint: "Our drivers call an hour before they arrive.",
  },
};
export const WithError: Story = {
  args: {
    label: "ZIP code",
    name: "shipping.postalCode",
    autoComplete: "shipping postal-code",
    inputMode: "numeric",
    value: "6064",
    required: true,
    error: "Please enter a valid ZIP code.",
  },
};
