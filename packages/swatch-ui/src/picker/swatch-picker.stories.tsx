import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { oatLinen, usShop } from "../swatch.samples.ts";
import { SwatchPicker } from "./swatch-picker.tsx";

const colors = ["Cream", "Green", "Gray", "Blue"];
const toFabrics = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    swatch: {
      ...oatLinen,
      choiceCode: `F${index}`,
      name: index === 0 ? "Oat Linen" : `Oat Linen ${index}`,
      family: index % 2 === 0 ? "Linen" : "Velvet",
      attributes: oatLinen.attributes.map((one) =>
        one.attributeId === 1008 ? { ...one, value: colors[index % colors.length] ?? "" } : one,
      ),
    },
    href: "#fabric",
    isSelected: index === 0,
    isAvailable: index !== 2,
    price: index < 2 ? "Included" : "+ $300.00",
  }));

const meta = {
  component: SwatchPicker,
  args: {
    name: "Fabric",
    chosen: "Oat Linen",
    fabrics: toFabrics(4),
    shop: usShop,
    orderUrl: () => "#order",
    onOrder: fn(),
    onDetails: fn(),
  },
} satisfies Meta<typeof SwatchPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithFilters: Story = {
  args: { fabrics: toFabrics(24) },
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText("Color"), "Green");
    await expect(screen.getByText("6 fabrics")).toBeVisible();
  },
};
