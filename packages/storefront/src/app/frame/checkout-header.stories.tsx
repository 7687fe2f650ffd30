import "./layout.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CheckoutHeader } from "./checkout-header.tsx";
import { modernStoreSample, storeSample } from "./layout.samples.ts";

const meta = {
  component: CheckoutHeader,
  args: { store: storeSample },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <main id="content" />
      </>
    ),
  ],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof CheckoutHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const General: Story = {};
export const Modern: Story = { globals: { brand: "modern" }, args: { store: modernStoreSample } };
export const SignedIn: Story = { args: { account: { firstName: "Nell" } } };
export const SignedInOnPhone: Story = { ...SignedIn, globals: { viewport: { value: "phone" } } };
export const SignedInWithLongName: Story = { args: { account: { firstName: "Maximiliane-Alexandra" } } };
