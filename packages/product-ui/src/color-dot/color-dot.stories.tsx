import type { Meta, StoryObj } from "@storybook/react-vite";
import { ColorDot } from "./color-dot.tsx";

const meta = { component: ColorDot } satisfies Meta<typeof ColorDot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MossLinen: Story = { args: { color: "#6f7556" } };
/** Paler than the page: the dot's border keeps it visible. */
export const IvoryBoucle: Story = { args: { color: "#efe9dd" } };
