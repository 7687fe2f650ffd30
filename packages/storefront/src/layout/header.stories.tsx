import "./layout.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Header } from "./header.tsx";
import { modernStoreSample, navigationSample, storeSample } from "./layout.samples.ts";

const meta = {
  component: Header,
  args: { ...navigationSample, store: storeSample, otherSiteUrl: "http://localhost:3001/", cartCount: 2 },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <main id="content" />
      </>
    ),
  ],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const General: Story = {};
export const Modern: Story = { globals: { brand: "modern" }, args: { store: modernStoreSample, cartCount: 0 } };
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
