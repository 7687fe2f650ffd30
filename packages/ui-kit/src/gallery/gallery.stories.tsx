import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Gallery } from "./gallery.tsx";

const meta = {
  component: Gallery,
  args: {
    label: "Pictures of Wren Lounge Chair",
    pictures: [
      { imagePath: "/pictures/wren-chair-rust-800.webp", alt: "Wren Lounge Chair in Rust Velvet" },
      { imagePath: "/pictures/room-general-1280.webp", alt: "The chair in a sunlit living room" },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: "32rem" }}>{Story()}</div>],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPictures: Story = {};
export const OnePicture: Story = { args: { pictures: meta.args.pictures.slice(0, 1) } };
export const KeyboardNavigation: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("list", { name: "Pictures" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("link", { current: true })).toHaveAccessibleName("Picture 2 of 2");
  },
};
