import "./layout.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryRouter } from "react-router";
import { SignedOutNotice } from "./signed-out-notice.tsx";

const meta = {
  component: SignedOutNotice,
  parameters: { layout: "fullscreen" },
  decorators: (Story) => (
    <MemoryRouter>
      <Story />
    </MemoryRouter>
  ),
} satisfies Meta<typeof SignedOutNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Modern: Story = { globals: { brand: "modern" } };
