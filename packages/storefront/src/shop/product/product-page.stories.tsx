import "../../app/frame/layout.css";
import "../listing/listing.css";
import "./product.css";
import "./product-details.css";
import "@store/product-ui/reviews.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage } from "../../app/frame/in-page.fixture.tsx";
import type { ArrivedCall } from "../../web/hydration/answering-store.fixture.ts";
import { productCardsSample } from "../listing/product-cards.samples.ts";
import { productSample, reviewsSample } from "./product.samples.ts";
import { ProductPage } from "./product-page.tsx";

/** Every row below the product has products. */
const answer = ({ body }: ArrivedCall) => ({
  isSuccess: true,
  title:
    (body as { location?: string } | null)?.location === "youMayAlsoWant" ? "You May Also Want" : "People Also Bought",
  items: productCardsSample,
});

const meta = {
  title: "Pages/Product",
  decorators: [inPage({ answer })],
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = { render: () => <ProductPage product={productSample} problem={null} /> };
export const ProductOnPhone: Story = { ...Product, globals: { viewport: { value: "phone" } } };
export const Accordion: Story = {
  render: () => <ProductPage product={productSample} problem={null} details="accordion" />,
};
export const WithReviews: Story = {
  render: () => <ProductPage product={{ ...productSample, reviews: reviewsSample }} problem={null} />,
};
export const WithError: Story = {
  render: () => <ProductPage product={productSample} problem="Only 3 of these are left." />,
};
