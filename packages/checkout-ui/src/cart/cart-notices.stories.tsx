import type { Meta, StoryObj } from "@storybook/react-vite";
import { CartNotices } from "./cart-notices.tsx";

const meta = { component: CartNotices } satisfies Meta<typeof CartNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CartsJoined: Story = {
  args: {
    messages: {
      joinedQuantities:
        "Your cart from before has joined this one. Where both had the same item, the larger quantity was kept.",
    },
  },
};
