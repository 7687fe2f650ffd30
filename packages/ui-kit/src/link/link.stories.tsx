import type { Meta, StoryObj } from "@storybook/react-vite";
import { buttonLook } from "../button/button.tsx";
import { StoreLink } from "./link.tsx";

const meta = { component: StoreLink, args: { href: "/browse/sofas" } } satisfies Meta<typeof StoreLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: "Sofas and Chairs" } };
export const InSentence: Story = {
  render: (args) => (
    <p>
      Your cart is empty. See our <StoreLink {...args}>sofas and chairs</StoreLink> to begin with.
    </p>
  ),
};
export const ButtonLook: Story = { args: { children: "Continue Shopping", ...buttonLook("primary") } };
