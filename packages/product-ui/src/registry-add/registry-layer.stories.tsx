import "../registry-add-styles.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ProductCarousel } from "../product-carousel/product-carousel.tsx";
import { chairCard, lampCard } from "../samples/sample-cards.ts";
import { addedItem, addedTarget } from "./registry-add.samples.ts";
import { RegistryLayer } from "./registry-layer.tsx";

const meta = {
  component: RegistryLayer,
  args: {
    addedItemCount: 3,
    items: [addedItem],
    hasText: false,
    phone: "(312) 555-0101",
    hours: "Mon-Sun 8 am-9 pm CT",
    target: addedTarget,
    isOpen: true,
    onClose: fn(),
    isScanning: false,
    scanUrl: "#scan",
  },
} satisfies Meta<typeof RegistryLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
export const ScanMode: Story = { args: { isScanning: true } };
export const WithoutChecklist: Story = { args: { target: { ...addedTarget, registryType: "an" } } };
export const WithText: Story = { args: { hasText: true } };
export const LongText: Story = {
  args: { items: [{ ...addedItem, name: "Embroidered Turkish Cotton Bath Towels, Set of Twelve, ".repeat(4) }] },
};
export const DrawerWithRow: Story = {
  args: {
    layout: "drawer",
    children: <ProductCarousel title="You May Also Want" items={[lampCard, chairCard]} place="listing" />,
  },
};
