import "../../layout/layout.css";
import "../listing/listing.css";
import "./product.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRoutesStub } from "react-router";
import { productSample } from "./product.samples.ts";
import { ProductPage } from "./product-page.tsx";

const meta = {
  title: "Pages/Product",
  decorators: [
    (Story) => {
      const Shop = createRoutesStub([{ path: "*", Component: () => <main id="content">{Story()}</main> }]);
      return <Shop />;
    },
  ],
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = { render: () => <ProductPage product={productSample} problem={null} /> };
export const ProductOnAPhone: Story = { ...Product, globals: { viewport: { value: "phone" } } };
