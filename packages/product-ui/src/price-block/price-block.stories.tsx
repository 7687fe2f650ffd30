import type { Meta, StoryObj } from "@storybook/react-vite";
import { PriceBlock } from "./price-block.tsx";

const meta = {
  component: PriceBlock,
  args: { cents: 219900, regularCents: 219900, currency: "USD" },
} satisfies Meta<typeof PriceBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const Sale: Story = { args: { cents: 179900 } };
