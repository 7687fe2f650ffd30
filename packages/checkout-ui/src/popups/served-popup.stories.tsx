import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { ServedPopup } from "./served-popup.tsx";

const at = (popupName: string) =>
  ({ kind: "servedPopup", path: `/SharedLayer/PopupV2?popupName=${popupName}` }) as const;

const meta = {
  component: ServedPopup,
  args: { request: at("CreditCardVerification"), isOpen: true, onClose: fn() },
  parameters: { service: {} },
} satisfies Meta<typeof ServedPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithOwnHeading: Story = {
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Where Is My Security Code?" });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe("1"));
  },
};

export const NotFound: Story = {
  args: { request: at("Nothing") },
  play: async () => {
    const problem = await screen.findByText("We could not load this.");
    await waitFor(() => expect(getComputedStyle(screen.getByRole("dialog")).opacity).toBe("1"));
    await expect(problem).toBeVisible();
  },
};
