import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { SortSelect } from "./sort-select.tsx";

const meta = {
  component: SortSelect,
  args: {
    sort: "featured",
    sorts: [
      { value: "featured", label: "Featured" },
      { value: "price-low", label: "Price, low to high" },
      { value: "price-high", label: "Price, high to low" },
      { value: "name", label: "Name" },
    ],
    onSort: fn(),
  },
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Featured: Story = {};
