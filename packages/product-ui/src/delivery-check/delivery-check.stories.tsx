import type { Meta, StoryObj } from "@storybook/react-vite";
import { sofa } from "../samples/sample-products.ts";
import { DeliveryCheck } from "./delivery-check.tsx";

const product = {
  ...sofa,
  delivery: { postalCode: null, charge: "From $99.00" },
  pickupStores: [{ locationId: "a", name: "Chicago, Fulton Row", distance: { value: 2.1, unit: "mi" as const } }],
};

const meta = {
  component: DeliveryCheck,
  args: {
    product,
    postalCodeLabel: "ZIP Code",
    phone: { text: "(312) 555-0100", url: "tel:3125550100" },
  },
} satisfies Meta<typeof DeliveryCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutCode: Story = {};
export const WithCode: Story = {
  args: {
    product: { ...product, delivery: { postalCode: "60614", charge: "$99.00", arrival: "Arrives Tue, Dec 8" } },
  },
};
export const WrongCode: Story = {
  args: {
    product: { ...product, delivery: { postalCode: "60614", charge: "$99.00", arrival: "Arrives Tue, Dec 8" } },
    refused: { postalCode: "99999", problem: "99999 is not a valid ZIP Code." },
  },
};
