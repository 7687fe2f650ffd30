import type { Meta, StoryObj } from "@storybook/react-vite";
import { AddToCartForm } from "../add-to-cart-form/add-to-cart-form.tsx";
import { sofa } from "../samples/sample-products.ts";
import { BuyBar } from "./buy-bar.tsx";

const meta = {
  component: BuyBar,
  args: { product: sofa, form: "add-to-cart" },
  globals: { viewport: { value: "phone" } },
  decorators: [
    (Story) => (
      <>
        <div style={{ height: "120vh" }}>The form's own button is below the screen.</div>
        <AddToCartForm id="add-to-cart" product={sofa} />
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof BuyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ButtonOffScreen: Story = {};
export const Sending: Story = { args: { busy: true } };
