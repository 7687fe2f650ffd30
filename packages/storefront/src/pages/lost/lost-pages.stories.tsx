import "../../layout/layout.css";
import "../content/content.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRoutesStub } from "react-router";
import { NotFoundPage } from "./not-found-page.tsx";
import { OopsPage } from "./oops-page.tsx";

const meta = {
  title: "Pages/Lost",
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

export const NotFound: Story = { render: () => <NotFoundPage /> };
export const Oops: Story = { render: () => <OopsPage /> };
