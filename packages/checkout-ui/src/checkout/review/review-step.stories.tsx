import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ReviewStep } from "./review-step.tsx";

const meta = {
  component: ReviewStep,
  args: { onGo: fn() },
  parameters: { service: { cart: ["100401"], stage: "review" } },
} satisfies Meta<typeof ReviewStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneParcel: Story = {};
export const Abroad: Story = { parameters: { service: { cart: ["100401"], stage: "review", shipTo: "FRA" } } };
export const TruckAndParcel: Story = { parameters: { service: { cart: ["100101", "100401"], stage: "review" } } };
