import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import "../special-order-styles.css";
import { QuickShipList } from "./quick-ship-list.tsx";
import { specialOrderSample } from "./special-order.samples.ts";
import { SpecialOrder } from "./special-order.tsx";

const complete = { fabric: "RUST", legs: "WALNUT", depth: "CLASSIC" };

const meta = {
  component: SpecialOrder,
  args: {
    product: specialOrderSample({ fabric: "RUST" }),
    path: "#",
    formatPrice: (cents) => `$${(cents / 100).toFixed(2)}`,
    loadProduct: async () => specialOrderSample(complete),
    onUrl: fn(),
    renderFabrics: ({ chosen }) => <p>{`The fabrics of the store; ${chosen || "none"} is chosen.`}</p>,
    head: <h1>Harbor Sofa</h1>,
  },
} satisfies Meta<typeof SpecialOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OptionMissing: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
export const AllOptionsSelected: Story = { args: { product: specialOrderSample(complete) } };
export const Leather: Story = { args: { product: specialOrderSample({ ...complete, fabric: "COGNAC" }) } };
export const Edited: Story = {
  args: { product: specialOrderSample(complete), edited: { lineId: "line-1", quantity: 2 } },
};
export const Adding: Story = { args: { product: specialOrderSample(complete), busy: true } };
export const AddFailed: Story = { args: { problem: "Please choose Legs of Harbor Sofa." } };
export const NoLongerAvailable: Story = { args: { product: { ...specialOrderSample(), isNla: true } } };
export const QuickShip: Story = {
  render: () => (
    <QuickShipList
      items={[{ sku: "100101", name: "Harbor Sofa, Oat Linen", formattedPrice: "$1,899.00", leadTime: "In stock" }]}
    />
  ),
};
