import type { Meta, StoryObj } from "@storybook/react-vite";
import { giftCardAmounts, sectionalPieces } from "../samples/sample-options.ts";
import { sofa } from "../samples/sample-products.ts";
import { OptionPicker } from "./option-picker.tsx";

const meta = { component: OptionPicker } satisfies Meta<typeof OptionPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FabricsInPriceGroups: Story = { args: { name: "Fabric", chosen: "Oat Linen", options: sofa.options } };
export const SizesWithPrices: Story = {
  args: {
    name: "Size",
    chosen: "72 inches",
    options: [
      {
        sku: "100301",
        label: "72 inches",
        group: null,
        color: null,
        formattedPrice: "$1,899.00",
        navigateUrl: "/product/100301",
        isSelected: true,
      },
      {
        sku: "100302",
        label: "96 inches",
        group: null,
        color: null,
        formattedPrice: "$2,399.00",
        navigateUrl: "/product/100302",
        isSelected: false,
      },
    ],
  },
};
/** Fabrics, one of which is unavailable for now. */
export const Swatches: Story = {
  args: {
    name: "Fabric",
    chosen: "Oat Linen",
    options: sofa.options.map((option, index) => ({
      ...option,
      swatchPath: sofa.gallery[index % 2]?.imagePath.replace("-800", "-400") ?? null,
      isAvailable: index !== 2,
    })),
  },
};
/** Pieces in one fabric, which only their names distinguish. */
export const PiecesOfOneCloth: Story = {
  args: { name: "Piece", chosen: "Corner, Stone Linen", options: sectionalPieces },
};
/** Options that are named after their price. */
export const Amounts: Story = { args: { name: "Amount", chosen: "$50", options: giftCardAmounts } };
