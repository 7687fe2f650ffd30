import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { RadioCards } from "./radio-cards.tsx";

const meta = {
  component: RadioCards,
  args: {
    legend: "How should it come?",
    name: "serviceLevel",
    value: "1",
    onChange: () => {},
    options: [
      { value: "1", label: "Standard Shipping", description: "Arrives December 1 to 3", detail: "$24.95" },
      { value: "2", label: "Premium Shipping", description: "Arrives November 30", detail: "$39.95" },
      { value: "3", label: "Express Shipping", description: "Arrives November 27", detail: "$64.95" },
    ],
  },
  render: function ChosenLevel(args) {
    const [value, setValue] = useState(args.value);
    return <RadioCards {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithSelection: Story = {};
export const WithError: Story = { args: { value: "", error: "Please choose how it should come." } };
export const OneUnavailable: Story = {
  args: {
    options: [
      { value: "1", label: "Standard Shipping", description: "Arrives December 1 to 3", detail: "$24.95" },
      { value: "3", label: "Express Shipping", description: "Not offered to Alaska", disabled: true },
    ],
  },
};
