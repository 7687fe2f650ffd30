import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Select } from "./select.tsx";

const meta = {
  component: Select,
  args: {
    label: "State",
    name: "shipping.state",
    value: "",
    onChange: () => {},
    placeholder: "Please Select",
    autoComplete: "shipping address-level1",
    options: [
      { value: "IL", label: "Illinois" },
      { value: "IN", label: "Indiana" },
      { value: "IA", label: "Iowa" },
    ],
  },
  render: function ChosenState(args) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithSelection: Story = { args: { value: "IL" } };
export const WithError: Story = { args: { required: true, error: "Please select a state." } };
