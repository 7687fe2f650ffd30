import type { Meta, StoryObj } from "@storybook/react-vite";
import { CartSkeleton } from "./cart-skeleton.tsx";

const meta = { component: CartSkeleton } satisfies Meta<typeof CartSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
