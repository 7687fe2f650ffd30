import type { Meta, StoryObj } from "@storybook/react-vite";
import { Price } from "./price.tsx";

const meta = { component: Price, args: { cents: 219900, currency: "USD" } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const Sale: Story = { args: { cents: 179900, regularCents: 219900 } };
export const Credit: Story = { args: { cents: -2495 } };
export const Canadian: Story = { args: { cents: 289900, currency: "CAD" } };
