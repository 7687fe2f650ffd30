import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { DeliveryInformationPopup } from "./delivery-information-popup.tsx";

const meta = {
  component: DeliveryInformationPopup,
  args: {
    isOpen: true,
    onClose: fn(),
    shippingInfo: {
      deliveryCharge: 995,
      freeShippingThreshold: 4900,
      zipCode: "60614",
      isCanada: false,
      truckCharges: { localInHome: 9900, longDistanceInHome: 19_900, basicFreight: 14_900 },
      deliveryDays: { standard: "Tue, Nov 24 to Wed, Nov 25", twoDay: "Tue, Nov 24", nextDay: "Mon, Nov 23" },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe("1"));
  },
} satisfies Meta<typeof DeliveryInformationPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Charges: Story = {};
export const Details: Story = { args: { initialTab: 2 } };
export const Places: Story = { args: { initialTab: 3 } };
export const FreightCharges: Story = { args: { shipMethod: 8, initialTab: 1 } };
export const LocalInHome: Story = { args: { shipMethod: 6, initialTab: 2 } };
export const LongDistanceInHome: Story = { args: { shipMethod: 7, initialTab: 2 } };
export const BasicFreight: Story = { args: { shipMethod: 8 } };
export const GiftCard: Story = { args: { shipMethod: 9, initialTab: 2 } };
export const InCanada: Story = {
  args: {
    shippingInfo: {
      deliveryCharge: 1495,
      freeShippingThreshold: 9900,
      zipCode: null,
      isCanada: true,
      deliveryDays: { standard: "Wed, Nov 25 to Mon, Nov 30", twoDay: "Tue, Nov 24", nextDay: "Mon, Nov 23" },
    },
  },
};
