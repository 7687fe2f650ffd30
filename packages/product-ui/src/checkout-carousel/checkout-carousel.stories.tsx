import type { Meta, StoryObj } from "@storybook/react-vite";
import { manyCards } from "../samples/sample-cards.ts";
import { CheckoutCarousel } from "./checkout-carousel.tsx";

const meta = {
  component: CheckoutCarousel,
  args: { title: "You May Also Want", items: manyCards },
} satisfies Meta<typeof CheckoutCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const DoubleDecker: Story = { args: { layout: "doubleDecker" } };
export const Loading: Story = { args: { items: undefined } };
