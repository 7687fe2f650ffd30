import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { FulfillmentChoice } from "./fulfillment-choice.tsx";

const meta = {
  component: FulfillmentChoice,
  args: {
    stores: [
      { locationId: "a", name: "Chicago, Fulton Row", distance: { value: 2.1, unit: "mi" } },
      { locationId: "b", name: "Austin, Barton Yard" },
    ],
    availability: "In stock",
  },
} satisfies Meta<typeof FulfillmentChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Delivery: Story = {};
export const Pickup: Story = {
  play: ({ canvas }) => userEvent.click(canvas.getByRole("radio", { name: "Pick up at a store" })),
};
