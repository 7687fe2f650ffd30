import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { CartSkeleton } from "./cart-skeleton.tsx";

const meta = { component: CartSkeleton, args: { onRetry: fn() } } satisfies Meta<typeof CartSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
