import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import type { WalletKind } from "@store/contract/shared";
import { checkoutAtom } from "@store/shopper-state";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { toWalletOptions } from "../wallets/wallet-options.ts";
import { PaymentOptions } from "./payment-options.tsx";

interface OptionsProps {
  readonly offered: readonly WalletKind[];
  /** The id of the chosen radio. */
  readonly chosen?: string;
  /** Why its wallets do not pay. */
  readonly refused?: string;
  readonly hasPayPal?: boolean;
}

/** The ways to pay of a shop that offers these wallets. */
function Options({ offered, chosen = "", refused = "", hasPayPal = false }: OptionsProps) {
  const model = useAtomValue(checkoutAtom);
  const [id, select] = useState(chosen);
  const [options] = useState(() => toWalletOptions(offered));
  const payPalData = { isApplied: hasPayPal, payerEmail: hasPayPal ? "mina.okafor@example.com" : null };
  const wallets = {
    options,
    option: options.find((option) => option.id === id),
    refusal: { id: refused && "paypal-venmo-pay-option", text: refused },
    isSettling: false,
    panel: { current: null },
    select,
    refuse: fn(),
    apply: async () => null,
  };
  return (
    <div data-part="payment-choice">
      <PaymentOptions
        model={model && { ...model, paymentData: { ...model.paymentData, payPalData } }}
        wallets={wallets}
        onApplied={fn()}
        onRefused={fn()}
        onCertificates={fn()}
        onLeave={fn()}
        onGo={fn()}
        onBillingNeeded={fn()}
      >
        <p>The form of a card</p>
      </PaymentOptions>
    </div>
  );
}

const meta = {
  component: Options,
  args: { offered: ["payPal", "venmo", "applePay"] },
  parameters: { service: { cart: [sampleSkus.lamp], stage: "payment" } },
} satisfies Meta<typeof Options>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const radios = within(canvasElement).getAllByRole("radio");
    await expect(radios).toHaveLength(3);
    await expect(radios[0]).toBeChecked();
  },
};
export const CardAlone: Story = { args: { offered: [] } };
export const PayPalOrVenmo: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("radio", { name: "PayPal or Venmo" }));
    await expect(await within(canvasElement).findByRole("button", { name: "Pay with Venmo" })).toBeVisible();
  },
};
export const Applied: Story = { args: { chosen: "paypal-venmo-pay-option", hasPayPal: true } };
export const Refused: Story = { args: { refused: "PayPal was closed before you confirmed. Nothing was charged." } };
