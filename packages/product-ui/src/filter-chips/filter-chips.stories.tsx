import type { Meta, StoryObj } from "@storybook/react-vite";
import { FilterChips } from "./filter-chips.tsx";

const meta = {
  component: FilterChips,
  args: { clearHref: "/browse/sofas", chips: [{ label: "Oat", href: "/browse/sofas?color=moss" }] },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SingleItem: Story = {};
export const ManyItems: Story = {
  args: {
    chips: ["Under $100", "$100 to $250", "Cognac Leather", "Moss Linen", "Made to order", "Queen", "King"].map(
      (label, index) => ({ label, href: `/browse/sofas?page=${index}` }),
    ),
  },
};
