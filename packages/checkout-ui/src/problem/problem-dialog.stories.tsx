import { type Problem, showProblemAtom } from "@store/shopper-state";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { ProblemDialog } from "./problem-dialog.tsx";

/** Opens an interruption over an empty page. */
function Interruption({ problem }: { problem: Problem }) {
  const show = useSetAtom(showProblemAtom);
  useEffect(() => show(problem), [show, problem]);
  return <ProblemDialog onGo={fn()} onRefresh={fn()} />;
}

const meta = {
  component: Interruption,
  parameters: { service: {} },
  // What is loaded ahead of need must not be waited for in the play function.
  loaders: [() => import("./problem-popup.tsx")],
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe("1"));
  },
} satisfies Meta<typeof Interruption>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NetworkError: Story = { args: { problem: { kind: "network", retry: fn() } } };
export const TooManyTries: Story = {
  args: {
    problem: {
      kind: "tooManyTries",
      message: "You have tried too often. Please try again in 15 minutes.",
      retry: fn(),
    },
  },
};
export const Generic: Story = { args: { problem: { kind: "generic" } } };
export const RefreshRequired: Story = { args: { problem: { kind: "sessionReset" } } };
export const BasketGone: Story = {
  args: {
    problem: { kind: "basketGone", message: "There is nothing to check out. Add something to your cart first." },
  },
};
export const PaymentError: Story = {
  args: { problem: { kind: "payment", text: "Your Visa ending in 0002 was declined, and nothing was charged." } },
};
export const ItemsNoLongerAvailable: Story = {
  args: {
    problem: {
      kind: "cartInvalid",
      onMended: fn(),
      validation: {
        isSuccess: false,
        errorType: 3,
        message: "These items cannot be ordered as they stand. Remove them from your cart, then go on.",
        unavailableItems: [
          {
            sku: "100601",
            title: "Wren Lounge Chair",
            imagePath: "/pictures/wren-chair-rust-800.webp",
            currentPrice: 89_900,
            quantity: 1,
            availabilityMessage: "No longer available",
            isCustomNla: false,
          },
        ],
      },
    },
  },
};
