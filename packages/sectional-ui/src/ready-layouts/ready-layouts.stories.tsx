import type { Meta, StoryObj } from "@storybook/react-vite";
import { layoutsSample } from "./layouts.samples.ts";
import { ReadyLayouts } from "./ready-layouts.tsx";

const meta = {
  component: ReadyLayouts,
  args: { layouts: layoutsSample, toUrl: (code) => `/product/100201?layout=${code}` },
} satisfies Meta<typeof ReadyLayouts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
export const NoneSelected: Story = {
  args: { layouts: layoutsSample.map((layout) => ({ ...layout, isSelected: false })) },
};
