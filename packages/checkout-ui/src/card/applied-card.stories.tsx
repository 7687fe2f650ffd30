import type { Meta, StoryObj } from "@storybook/react-vite";
import { AppliedCard } from "./applied-card.tsx";

const meta = { component: AppliedCard, parameters: { service: {} } } satisfies Meta<typeof AppliedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visa: Story = { args: { card: { type: "Visa", lastFour: "1111", expMonth: "04", expYear: "2029" } } };
export const StoreCardWithoutExpiry: Story = { args: { card: { type: "PLCCSynchrony", lastFour: "4242" } } };
export const CoBrandOfPlinth: Story = {
  args: { card: { type: "CoBrandMasterCard", lastFour: "9001", expMonth: "11", expYear: "2027" } },
  globals: { brand: "modern" },
};
