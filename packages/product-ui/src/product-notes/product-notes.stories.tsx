import type { Meta, StoryObj } from "@storybook/react-vite";
import { sofa } from "../samples/sample-products.ts";
import { ProductNotes } from "./product-notes.tsx";

const meta = { component: ProductNotes, args: { product: sofa } } satisfies Meta<typeof ProductNotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {};
export const MadeToOrder: Story = {
  args: {
    product: {
      ...sofa,
      deliveryStatus: 2,
      availabilityMessage: "Made to order: leaves our workshop in 8 weeks",
    },
  },
};
export const LargeAndRestricted: Story = {
  args: {
    product: {
      ...sofa,
      isOversized: true,
      boxes: [
        { boxNumber: 1, quantity: 1, width: 78, depth: 14, height: 6 },
        { boxNumber: 2, quantity: 1, width: 40, depth: 14, height: 5 },
      ],
      restrictedStates: ["CA", "ME", "MN"],
    },
  },
};
