import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { getDialogText, type MessageDialog } from "./dialog-texts.ts";
import { PlainDialog } from "./plain-dialog.tsx";
import { getRecoveryActions } from "./recovery-actions.ts";

function OpenPlainDialog({ request }: { readonly request: MessageDialog }) {
  return (
    <PlainDialog
      request={request}
      isOpen
      text={getDialogText(request)}
      actions={getRecoveryActions(request)}
      isBusy={false}
      onAction={fn()}
      onClosed={fn()}
    />
  );
}

const meta = {
  component: OpenPlainDialog,
  parameters: { service: {} },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  },
} satisfies Meta<typeof OpenPlainDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const lines = [
  {
    basketItemId: "line-1",
    sku: sampleSkus.mirror,
    name: "Porthole Mirror",
    termsId: "t-1",
    message: "This item is a final sale. It cannot be returned or exchanged unless it arrives damaged.",
  },
];
export const ChangedTerms: Story = { args: { request: { kind: "terms", lines, onAccept: fn(), onDecline: fn() } } };
export const NetworkError: Story = { args: { request: { kind: "network", retry: fn() } } };
export const UnavailableItems: Story = {
  args: {
    request: {
      kind: "cartInvalid",
      onResolved: fn(),
      validation: {
        isSuccess: false,
        errorType: 3,
        message: "Some items cannot be shipped to this address.",
        unavailableItems: [
          {
            sku: sampleSkus.chairMadeToOrder,
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
