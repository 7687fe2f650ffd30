import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { TermsPopup, TermsSection } from "./terms-step.tsx";

const terms = {
  title: null,
  message: "This chair is made for you in the fabric you chose. It cannot be returned once production begins.",
  fields: { sku: "101301", quantity: "1" },
};

const meta = {
  component: TermsPopup,
  args: { terms, isOpen: true, onDecline: fn() },
} satisfies Meta<typeof TermsPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OwnTitle: Story = { args: { terms: { ...terms, title: "Final Sale" } } };
export const Failed: Story = { args: { problem: "Only 1 of these is left." } };
export const ForRegistry: Story = { args: { target: "registry" } };
export const Section: Story = { render: () => <TermsSection terms={terms} declineUrl="#product" /> };
