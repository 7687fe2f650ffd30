import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { oatLinen, usShop } from "../swatch.samples.ts";
import { SwatchFlyout } from "./swatch-flyout.tsx";

const isOpen = () =>
  waitFor(() => expect(getComputedStyle(screen.getByRole("dialog", { name: "Oat Linen" })).opacity).toBe("1"));

const meta = {
  component: SwatchFlyout,
  args: { swatch: oatLinen, shop: usShop, onClose: fn(), onOrder: fn() },
  play: isOpen,
} satisfies Meta<typeof SwatchFlyout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unavailable: Story = {
  args: {
    swatch: {
      ...oatLinen,
      attributes: oatLinen.attributes.map((one) => ({ ...one, value: one.attributeId === 1002 ? "No" : one.value })),
    },
  },
};
export const Magnified: Story = {
  play: async () => {
    await isOpen();
    const zoom = screen.getByRole("button", { name: /close up/ });
    await userEvent.dblClick(zoom);
    await expect(zoom).toHaveAttribute("data-times", "4");
  },
};
