import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { sofa } from "../samples/sample-products.ts";
import { Gallery } from "./gallery.tsx";

const meta = {
  component: Gallery,
  args: { productName: "Harbor Sofa", pictures: sofa.gallery },
  decorators: [(Story) => <div style={{ maxWidth: "32rem" }}>{Story()}</div>],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPictures: Story = {};
export const OnePicture: Story = { args: { pictures: sofa.gallery.slice(0, 1) } };
export const TurnedWithTheKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getAllByRole("list")[0]?.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("link", { current: true })).toHaveAccessibleName("Picture 2 of 2");
  },
};
