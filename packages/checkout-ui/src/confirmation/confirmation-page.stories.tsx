import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { type Order, orderOperations } from "@store/contract/orders";
import { checkoutClientAtom } from "@store/shopper-state";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useStore } from "jotai";
import { useEffect, useState } from "react";
import { ConfirmationPage } from "./confirmation-page.tsx";

const { lamp, sofa } = sampleSkus;

/** Loads the order as the page's loader does. */
function PlacedOrder({ orderId }: { orderId: string }) {
  const store = useStore();
  const [order, setOrder] = useState<Order | null>(null);
  useEffect(() => {
    const call = store.get(checkoutClientAtom).call(orderOperations.getOrder, { orderId });
    void call.then((result) => setOrder((result.ok && result.value.order) || null));
  }, [store, orderId]);
  return order ? <ConfirmationPage order={order} /> : null;
}

const meta = {
  component: PlacedOrder,
  render: (_, { loaded }) => <PlacedOrder orderId={loaded.shopper?.orderId ?? ""} />,
  args: { orderId: "" },
} satisfies Meta<typeof PlacedOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneParcel: Story = { parameters: { service: { cart: [lamp], stage: "placed" } } };
export const Abroad: Story = { parameters: { service: { cart: [lamp], stage: "placed", shipTo: "FRA" } } };
export const TruckAndParcel: Story = { parameters: { service: { cart: [sofa, lamp], stage: "placed" } } };
