import { summary } from "@store/shopper-state/checkout-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { OrderSummary } from "./order-summary.tsx";

const meta = { component: OrderSummary, args: { summary, isTaxKnown: true } } satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTax: Story = {};
export const TaxUnknown: Story = {
  args: { summary: { ...summary, tax: 0, total: 12_900, amountDue: 12_900 }, isTaxKnown: false },
};
export const TaxPartlyKnown: Story = { args: { isTaxKnown: false } };
export const Updating: Story = { args: { isSettling: true } };
export const PaidInPart: Story = { args: { summary: { ...summary, tendersTotal: 5000, amountDue: 9222 } } };
export const PaidByGiftCards: Story = { args: { summary: { ...summary, tendersTotal: 14_222, amountDue: 0 } } };
export const DiscountAndSurcharge: Story = {
  args: { summary: { ...summary, shipping: 9900, surcharge: 1000, discount: 2000, total: 23_122, amountDue: 23_122 } },
};
