import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { CertificateInterrupter } from "./certificate-interrupter.tsx";

const { lamp } = sampleSkus;

const meta = {
  component: CertificateInterrupter,
  args: { isOpen: true, onClose: fn(), onClosed: fn(), request: { kind: "certificates", onRemoved: fn() } },
  parameters: { service: { cart: [lamp], stage: "payment" } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await waitFor(() => expect(getComputedStyle(screen.getByRole("alertdialog")).opacity).toBe("1"));
  },
} satisfies Meta<typeof CertificateInterrupter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Removing: Story = {
  parameters: {
    service: { cart: [lamp], stage: "payment", neverResponding: ["/ReactCheckout/RemoveCertificates"] },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
    await expect(await screen.findByRole("button", { name: "Removing certificates" })).toHaveAttribute("aria-disabled");
    await waitFor(() => expect(getComputedStyle(screen.getByRole("alertdialog")).opacity).toBe("1"));
  },
};

export const RemovalFailed: Story = {
  parameters: { service: { cart: [lamp], stage: "payment", down: ["/ReactCheckout/RemoveCertificates"] } },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
    await waitFor(() => expect(getComputedStyle(screen.getByRole("alertdialog")).opacity).toBe("1"));
    await expect(await screen.findByText(/^We could not take the certificates off/)).toBeVisible();
  },
};

export const Removed: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
    await waitFor(() => expect(args.request.onRemoved).toHaveBeenCalled());
  },
};
