import type { Meta, StoryObj } from "@storybook/react-vite";
import { manyCards } from "../samples/sample-cards.ts";
import { RecentlyViewedCarousel } from "./recently-viewed-carousel.tsx";

const meta = {
  component: RecentlyViewedCarousel,
  args: { items: manyCards },
} satisfies Meta<typeof RecentlyViewedCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ManyProducts: Story = {};
export const AtMostThree: Story = { args: { maxSlidesToShow: 3 } };
export const Loading: Story = { args: { items: undefined } };
export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
