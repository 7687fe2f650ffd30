import type { Meta, StoryObj } from "@storybook/react-vite";
import { Picture } from "./picture.tsx";

const meta = { component: Picture } satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PackShot: Story = {
  args: { imagePath: "/pictures/wren-chair-rust-800.webp", alt: "Wren Lounge Chair in Rust Velvet", sizes: "400px" },
};
export const RoomScene: Story = {
  args: {
    imagePath: "/pictures/room-general-1280.webp",
    alt: "A sunlit living room with a linen sofa",
    shape: "scene",
    priority: true,
  },
};
