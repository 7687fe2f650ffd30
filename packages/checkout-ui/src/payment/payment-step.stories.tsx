import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { checkoutAtom, receiveCheckoutAtom } from "@store/shopper-state";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useStore } from "jotai";
import { useEffect } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { PaymentStep, type PaymentStepProps } from "./payment-step.tsx";

/** The step with an applied gift card of that many cents. */
function WithGiftCard({ cents, ...props }: PaymentStepProps & { readonly cents: number }) {
  const store = useStore();
  useEffect(() => {
    const model = store.get(checkoutAtom);
    if (!model) return;
    const { paymentData, orderSummary, version } = model;
    const appliedAmount = Math.min(cents, orderSummary.total);
    const giftCards = [{ number: "3017", reference: "gift-card-1", appliedAmount }];
    const amountDue = orderSummary.total - appliedAmount;
    const tenderCodesData = { ...paymentData.tenderCodesData, giftCards };
    store.set(receiveCheckoutAtom, {
      ...model,
      version: version + 1,
      paymentData: { ...paymentData, tenderCodesData, isPaymentNeeded: amountDue > 0 },
      orderSummary: { ...orderSummary, tendersTotal: appliedAmount, amountDue },
    });
  }, [store, cents]);
  return <PaymentStep {...props} />;
}

const meta = {
  component: PaymentStep,
  args: { onGo: fn() },
  parameters: { service: { cart: [sampleSkus.lamp], stage: "payment" } },
} satisfies Meta<typeof PaymentStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewCard: Story = {};
export const Declined: Story = { args: { paymentErrorId: "authorizationError" } };
export const CardApplied: Story = { parameters: { service: { cart: [sampleSkus.lamp], stage: "review" } } };

export const GiftCardPaysAPart: Story = { render: (args) => <WithGiftCard {...args} cents={5000} /> };
export const GiftCardPaysEverything: Story = { render: (args) => <WithGiftCard {...args} cents={500_000} /> };

export const NothingEntered: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Next: Review & Place Order" }));
    await expect(page.getByLabelText(/^Card Number/)).toHaveFocus();
  },
};

export const StoreCardAndOtherBillingAddress: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText(/^Card Number/), "9001");
    await userEvent.click(page.getByRole("checkbox", { name: /same as my shipping address/ }));
    await expect(page.queryByLabelText(/^Security Code/)).toBeNull();
  },
};
