import "./layout.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CheckoutFooter, Footer } from "./footer.tsx";
import { modernStoreSample, navigationSample, storeSample } from "./layout.samples.ts";

const meta = {
  component: Footer,
  args: { store: storeSample, departments: navigationSample.departments, otherSiteUrl: "http://localhost:3001/" },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnitedStates: Story = {};
export const InCheckout: Story = { render: ({ store }) => <CheckoutFooter store={store} /> };
export const Modern: Story = {
  globals: { brand: "modern" },
  args: { store: modernStoreSample },
};
export const Canada: Story = {
  args: {
    store: {
      ...storeSample,
      servicePhone: "1-888-555-0172",
      otherSite: { label: "Shop in the United States", portOffset: -1 },
    },
  },
};
export const SignedIn: Story = { args: { account: { firstName: "Nell" } } };
