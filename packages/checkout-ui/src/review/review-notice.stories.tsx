import type { Meta, StoryObj } from "@storybook/react-vite";
import { sheetTexts } from "./apple-pay.ts";
import { ReviewNotice } from "./review-notice.tsx";

const meta = {
  component: ReviewNotice,
  args: { totalCents: 16_219, price: { currency: "USD" } },
} satisfies Meta<typeof ReviewNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TotalChanged: Story = {
  args: { notice: { kind: "totalChanged", oldCents: 15_719, newCents: 16_219, message: null } },
};
export const OrderChanged: Story = { args: { notice: { kind: "basketChanged", message: null } } };
export const PromoCodeRemoved: Story = { args: { notice: { kind: "promoInvalid", message: "LAMPS20 has expired." } } };
export const Confirming: Story = { args: { notice: { kind: "confirming", isOver: false } } };
export const ConfirmationDelayed: Story = { args: { notice: { kind: "confirming", isOver: true } } };
export const SheetClosed: Story = { args: { notice: { kind: "wallet", ...sheetTexts.cancelled } } };
export const SheetBlocked: Story = { args: { notice: { kind: "wallet", ...sheetTexts.lost } } };
