import "../add-layer-styles.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ProductCarousel } from "../product-carousel/product-carousel.tsx";
import { addedSample } from "../samples/added-sample.ts";
import { chairCard, lampCard } from "../samples/sample-cards.ts";
import { AddLayer } from "./add-layer.tsx";

const [lamp] = addedSample.items;

const meta = {
  component: AddLayer,
  args: {
    added: addedSample,
    isOpen: true,
    onClose: fn(),
    cartUrl: "#cart",
    addOns: { addedSkus: [], pendingSku: null, add: fn() },
    onAddInstallation: async () => null,
    children: <ProductCarousel title="People Also Bought" items={[lampCard, chairCard]} place="listing" />,
  },
} satisfies Meta<typeof AddLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
export const WithInstallation: Story = {
  args: {
    added: {
      ...addedSample,
      items: lamp
        ? [
            { ...lamp, id: "a", installation: { type: "Wiring", formattedFee: "$99.00", isIncluded: false } },
            { ...lamp, id: "b", installation: { type: "Wiring", formattedFee: "$99.00", isIncluded: true } },
          ]
        : [],
      rewardsBanner: { text: "Have reward certificates?", url: "#rewards" },
    },
  },
};
export const MadeToOrder: Story = {
  args: {
    added: {
      ...addedSample,
      confirmation: "custom",
      items: lamp ? [{ ...lamp, leadTime: "Made to order: leaves our workshop in 8 weeks" }] : [],
    },
  },
};
