import type { Meta, StoryObj } from "@storybook/react-vite";
import { pageSample } from "./page.samples.ts";
import { ReadyLayouts } from "./ready-layouts.tsx";

const meta = {
  component: ReadyLayouts,
  args: { page: pageSample, formatSize: ({ width, depth }) => `${width} in wide, ${depth} in deep` },
} satisfies Meta<typeof ReadyLayouts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
export const Adding: Story = { args: { busy: true } };
