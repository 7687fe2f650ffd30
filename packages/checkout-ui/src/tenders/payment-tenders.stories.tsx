import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { PaymentStep } from "../payment/payment-step.tsx";

const meta = {
  component: PaymentStep,
  args: { onGo: fn() },
  parameters: { service: { cart: [sampleSkus.lamp], stage: "payment" } },
} satisfies Meta<typeof PaymentStep>;
export default meta;
type Story = StoryObj<typeof meta>;

const enterGiftCard = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  await userEvent.click(page.getByText("Gift card"));
  await userEvent.type(await page.findByLabelText(/^Number on the Gift Card/), "6199 1000 2000 9999");
  await userEvent.type(page.getByLabelText(/^PIN/), "0000");
  await userEvent.click(page.getByRole("button", { name: "Apply Gift Card" }));
  return page;
};

export const Closed: Story = {};

export const GiftCardOpen: Story = { args: { openSection: "giftCard" } };
export const TenderCodeOpen: Story = { args: { openSection: "tenderCode" } };
export const CertificatesSignedOut: Story = { args: { openSection: "certificate" } };
export const PromoOpen: Story = { args: { openSection: "promo" } };

export const GiftCardMissing: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByText("Gift card"));
    await userEvent.click(await page.findByRole("button", { name: "Apply Gift Card" }));
    await expect(page.getByLabelText(/^Number on the Gift Card/)).toHaveFocus();
  },
};

export const GiftCardNotFound: Story = {
  play: async ({ canvasElement }) => {
    const page = await enterGiftCard(canvasElement);
    await expect(await page.findByText("We can't find a gift card with this number and PIN.")).toBeVisible();
  },
};

export const GiftCardsUnavailable: Story = {
  args: { actionData: { isGiftCardUnavailable: true, openSection: "giftCard" } },
};

export const PromoChoiceWithoutScripts: Story = {
  args: {
    actionData: {
      openSection: "promo",
      promotions: [
        { code: "LAMPS20", description: "20% off lamps", isCombinable: false },
        { code: "SHIPFREE", description: "Free standard shipping", isCombinable: true },
      ],
    },
  },
};
