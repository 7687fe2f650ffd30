import "../../layout/layout.css";
import "./browse.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRoutesStub } from "react-router";
import { storeSample } from "../../layout/layout.samples.ts";
import { categorySample, homeSample, productSample, storesSample } from "./browse.samples.ts";
import { CategoryPage } from "./category-page.tsx";
import { HomePage } from "./home-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { OopsPage } from "./oops-page.tsx";
import { PrivacyPage } from "./privacy-page.tsx";
import { ProductPage } from "./product-page.tsx";
import { SignInPage } from "./sign-in-page.tsx";
import { StoresPage } from "./stores-page.tsx";
import { TermsPage } from "./terms-page.tsx";

const meta = {
  title: "Pages/Browse",
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

export const Home: Story = { render: () => <HomePage home={homeSample} /> };
export const HomeOfTheModernBrand: Story = { ...Home, globals: { brand: "modern" } };
export const Category: Story = { render: () => <CategoryPage category={categorySample} /> };
export const Product: Story = { render: () => <ProductPage product={productSample} problem={null} /> };
export const ProductOnAPhone: Story = { ...Product, globals: { viewport: { value: "phone" } } };
export const Stores: Story = { render: () => <StoresPage stores={storesSample} /> };
export const Terms: Story = { render: () => <TermsPage store={storeSample} /> };
export const Privacy: Story = { render: () => <PrivacyPage store={storeSample} /> };
export const SignIn: Story = { render: () => <SignInPage /> };
export const NotFound: Story = { render: () => <NotFoundPage /> };
export const Oops: Story = { render: () => <OopsPage /> };
