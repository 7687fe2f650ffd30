import type { Meta, StoryObj } from "@storybook/react-vite";
import { PieceLinks } from "./piece-links.tsx";

const piece = (sku: string, name: string, formattedPrice: string) => ({
  sku,
  name,
  imagePath: "/pictures/dune-left-arm-800.webp",
  formattedPrice,
  navigateUrl: `/product/${sku}`,
  isSelected: sku === "100201",
});

const meta = {
  component: PieceLinks,
  args: {
    pieces: [
      piece("100201", "Left-Arm Seat", "$1,299.00"),
      piece("100202", "Armless Seat", "$999.00"),
      piece("120106", "Wedge", "$1,999.00"),
    ],
  },
} satisfies Meta<typeof PieceLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
