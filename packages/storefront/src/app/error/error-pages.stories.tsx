import "../frame/layout.css";
import "../../shop/search/search-box.css";
import "../../web/page/content-page.css";
import "./error-pages.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { productCardsSample } from "../../shop/listing/product-cards.samples.ts";
import { DocumentContext, type DocumentParts, emptyHead } from "../document/document-parts.ts";
import { inPage } from "../frame/in-page.fixture.tsx";
import { navigationSample } from "../frame/layout.samples.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { OopsPage } from "./oops-page.tsx";

const inBrowser: DocumentParts = {
  nonce: "",
  layers: "",
  styles: "",
  modules: [],
  head: emptyHead,
  brand: "general",
  hasWallets: false,
  reference: "",
};

const meta = {
  title: "Pages/Lost",
  decorators: [inPage({ answer: () => ({ title: "Trending Products", items: productCardsSample }) })],
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { render: () => <NotFoundPage departments={navigationSample.departments} /> };
export const Oops: Story = { render: () => <OopsPage departments={navigationSample.departments} /> };
export const OopsWithoutService: Story = { render: () => <OopsPage showTrending={false} /> };
export const OopsWithReference: Story = {
  render: () => (
    <DocumentContext value={{ ...inBrowser, reference: "4bf92f3577b34da6a3ce929d0e0e4736" }}>
      <OopsPage departments={navigationSample.departments} />
    </DocumentContext>
  ),
};
export const ModernOops: Story = { ...Oops, globals: { brand: "modern" } };
