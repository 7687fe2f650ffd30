import type { Meta, StoryObj } from "@storybook/react-vite";
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
