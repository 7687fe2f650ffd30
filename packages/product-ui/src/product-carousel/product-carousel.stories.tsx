import type { Meta, StoryObj } from "@storybook/react-vite";
import { manyCards } from "../samples/sample-cards.ts";
import { ProductCarousel } from "./product-carousel.tsx";

const meta = {
  component: ProductCarousel,
  args: { title: "You May Also Want", items: manyCards },
} satisfies Meta<typeof ProductCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ManyProducts: Story = {};
export const TwoProducts: Story = { args: { items: manyCards.slice(0, 2) } };
export const OnListingPage: Story = { args: { place: "listing" } };
export const Loading: Story = { args: { items: undefined } };
export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
