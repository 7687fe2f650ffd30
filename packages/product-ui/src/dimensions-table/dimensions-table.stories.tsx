import type { Meta, StoryObj } from "@storybook/react-vite";
import { DimensionsTable } from "./dimensions-table.tsx";

const meta = { component: DimensionsTable } satisfies Meta<typeof DimensionsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inches: Story = {
  args: { dimensions: { width: 88, depth: 38, height: 33, diameter: null, systemOfMeasure: 1 } },
};
export const Centimetres: Story = {
  args: { dimensions: { width: 224, depth: 97, height: 84, diameter: null, systemOfMeasure: 2 } },
};
