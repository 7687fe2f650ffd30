import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { SecurityCodeHelp } from "./security-code-help.tsx";

const meta = {
  component: SecurityCodeHelp,
  args: { isOpen: true, onClose: fn() },
  parameters: { service: {} },
} satisfies Meta<typeof SecurityCodeHelp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SharedPopup: Story = {
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Where Is My Security Code?" });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe("1"));
  },
};
