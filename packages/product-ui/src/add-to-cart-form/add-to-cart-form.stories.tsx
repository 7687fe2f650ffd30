import type { Meta, StoryObj } from "@storybook/react-vite";
import { donation, sofa } from "../samples/sample-products.ts";
import { AddToCartForm } from "./add-to-cart-form.tsx";

const meta = {
  component: AddToCartForm,
  args: { product: sofa },
  decorators: [(Story) => <div style={{ maxWidth: "30rem" }}>{Story()}</div>],
} satisfies Meta<typeof AddToCartForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sofa: Story = {};
export const Donation: Story = { args: { product: donation } };
export const Adding: Story = { args: { busy: true } };
export const WithError: Story = { args: { problem: "Only 3 of these are left." } };
export const OutOfStock: Story = {
  args: { product: { ...sofa, deliveryStatus: 3, availabilityMessage: "Out of stock" } },
};
export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
