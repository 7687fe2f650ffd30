import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { Skeleton, SkeletonBlock } from "./skeleton.tsx";

const meta = { component: Skeleton, args: { label: "Loading your cart", children: null } } satisfies Meta<
  typeof Skeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OrderSummary: Story = {
  args: {
    children: (
      <>
        <SkeletonBlock shape="heading" />
        <SkeletonBlock />
        <SkeletonBlock />
        <SkeletonBlock shape="button" />
      </>
    ),
  },
};
export const ProductCard: Story = {
  args: {
    label: "Loading products",
    children: (
      <>
        <SkeletonBlock shape="picture" />
        <SkeletonBlock />
      </>
    ),
  },
};

/** After ten seconds, for the main content of a page. */
export const Deferred: Story = {
  args: { ...OrderSummary.args, onRetry: fn(), patienceMs: 0 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: "Try Again" })).toBeVisible();
  },
};
