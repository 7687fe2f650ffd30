import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Seen as "2", heard as "2 items in your cart". */
export const ScreenReaderText: Story = {
  args: { children: " items in your cart" },
  render: (args) => (
    <p>
      2<VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText("items in your cart");
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
