import "../../layout/layout.css";
import "../../search-box/search-box.css";
import "../content/content.css";
import "./error-pages.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Provider } from "jotai";
import { createRoutesStub } from "react-router";
import { answeringStore } from "../../answering-store.fixture.ts";
import { DocumentContext, type DocumentParts, emptyHead } from "../../document-parts.ts";
import { navigationSample } from "../../layout/layout.samples.ts";
import { productCardsSample } from "../product-cards.samples.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { OopsPage } from "./oops-page.tsx";

const inBrowser: DocumentParts = {
  nonce: "",
  layers: "",
  styles: "",
  modules: [],
  head: emptyHead,
  brand: "general",
  reference: "",
};

const meta = {
  title: "Pages/Lost",
  decorators: [
    (Story) => {
      const Shop = createRoutesStub([{ path: "*", Component: () => <main id="content">{Story()}</main> }]);
      return (
        <Provider store={answeringStore(() => ({ title: "Trending Products", items: productCardsSample }))}>
          <Shop />
        </Provider>
      );
    },
  ],
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
