import "../../layout/layout.css";
import "./listing.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRoutesStub } from "react-router";
import { CategoryPage } from "./category-page.tsx";
import { categorySample } from "./listing.samples.ts";

const meta = {
  title: "Pages/Category",
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

export const Category: Story = { render: () => <CategoryPage category={categorySample} path="/browse/sofas" /> };
