import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartAtom } from "@store/shopper-state";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAtomValue } from "jotai";
import { LineList } from "./line-list.tsx";

/** The lines of the guest's cart. */
function LinesOfTheCart() {
  const cart = useAtomValue(cartAtom);
  return cart ? <LineList lines={cart.lineItems} currency={cart.orderSummary.currency} /> : null;
}

const meta = { component: LinesOfTheCart } satisfies Meta<typeof LinesOfTheCart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SofaAndLamp: Story = { parameters: { service: { cart: [sampleSkus.sofa, sampleSkus.lamp] } } };
export const InCanadianDollars: Story = { ...SofaAndLamp, globals: { site: "CA" } };
