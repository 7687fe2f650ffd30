import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { DeliveryStep } from "./delivery-step.tsx";

const meta = {
  component: DeliveryStep,
  args: { onGo: fn() },
  parameters: { service: { cart: ["100401"], stage: "delivery" } },
} satisfies Meta<typeof DeliveryStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneShipment: Story = {};
export const TruckAndParcel: Story = { parameters: { service: { cart: ["100101", "100401"], stage: "delivery" } } };
export const OnlyPickedUp: Story = {
  parameters: { service: { cart: ["100401"], stage: "delivery", pickUpAt: "us-chicago" } },
  globals: { site: "US" },
};
