import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import type { CartLine } from "@store/contract/shared";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { CartLineRow } from "./cart-line-row.tsx";
import type { LineActions } from "./line-actions.ts";

const bookcase: CartLine = {
  id: "line-1",
  sku: sampleSkus.bookcase,
  isRemoved: false,
  priceQuantityTotals: { quantity: 2, unitPrice: 89_900, regularPrice: 89_900, total: 179_800 },
  shippingDeliveryOptions: {
    shipMethod: 7,
    calculatedShipMethod: 7,
    deliveryStatus: 1,
    pickupStatus: 7,
    locationId: null,
    edd: { message: "Usually arrives by Tue, Dec 8, depending on where you live" },
  },
  itemInfo: {
    title: "Atlas Bookcase",
    imagePath: "/pictures/atlas-bookcase-walnut-800.webp",
    navigateUrl: `/product/${sampleSkus.bookcase}`,
    optionText: "Walnut",
    isOversized: true,
    isDonation: false,
    boxes: [{ boxNumber: 1, quantity: 1, width: 76, depth: 16, height: 6 }],
  },
};
const lineWith = (
  options: Partial<CartLine["shippingDeliveryOptions"]>,
  info: Partial<CartLine["itemInfo"]> = {},
): CartLine => ({
  ...bookcase,
  shippingDeliveryOptions: { ...bookcase.shippingDeliveryOptions, ...options },
  itemInfo: { ...bookcase.itemInfo, ...info },
});

const meta = {
  component: CartLineRow,
  parameters: { service: {} },
  args: {
    line: bookcase,
    currency: "USD",
    error: undefined,
    needsStore: true,
    actions: {
      mutate: fn(),
      pickUp: fn(),
      chooseStore: fn(),
      showBoxes: fn(),
    },
  },
  decorators: [
    (story) => (
      <ul data-part="cart-lines" aria-label="Items in your cart">
        {story()}
      </ul>
    ),
  ],
} satisfies Meta<typeof CartLineRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShipOrPickUp: Story = {};
export const PickedUp: Story = {
  args: {
    line: lineWith({ locationId: "us-chicago", pickupStatus: 1, edd: { message: "Ready for pickup Tue, Nov 24" } }),
    needsStore: false,
  },
};
export const StoreUnavailable: Story = {
  args: { line: lineWith({ locationId: "us-gone", pickupStatus: 0 }), needsStore: false },
};
export const ShippedOnly: Story = { args: { line: lineWith({ pickupStatus: 4 }) } };
export const Installed: Story = {
  args: { line: lineWith({}, { installationService: { type: "Assembly and wall fastening", fee: 9_900 } }) },
};
export const InstallationRemoved: Story = {
  ...Installed,
  render: function Row(args) {
    const [line, setLine] = useState(args.line);
    const mutate: LineActions["mutate"] = () =>
      setLine({ ...line, itemInfo: { ...line.itemInfo, installationService: null } });
    return <CartLineRow {...args} line={line} actions={{ ...args.actions, mutate }} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Remove Assembly/ }));
    await expect(await canvas.findByRole("button", { name: /^Undo removing Assembly/ })).toHaveFocus();
  },
};
export const Unavailable: Story = {
  args: { line: lineWith({ deliveryStatus: 3, pickupStatus: 3, edd: { message: "Only 1 left" } }) },
};
export const WithError: Story = { args: { error: "We could not update your cart. Please try again." } };
export const Removed: Story = { args: { line: { ...bookcase, isRemoved: true } } };
export const Personalized: Story = {
  args: {
    line: lineWith(
      {},
      {
        title: "Tidewater Bath Towels",
        imagePath: "/pictures/tidewater-towels-white-800.webp",
        optionText: "White",
        personalizationText: "Brooks",
        isOversized: false,
      },
    ),
  },
};
const { edd: _edd, ...undated } = bookcase.shippingDeliveryOptions;
const { optionText: _optionText, ...plain } = bookcase.itemInfo;
export const Donation: Story = {
  args: {
    line: {
      ...bookcase,
      priceQuantityTotals: { quantity: 1, unitPrice: 2_500, regularPrice: 2_500, total: 2_500 },
      shippingDeliveryOptions: { ...undated, deliveryStatus: 4, pickupStatus: 4 },
      itemInfo: {
        ...plain,
        title: "Room to Grow Donation",
        imagePath: "/pictures/room-to-grow-800.webp",
        navigateUrl: `/product/${sampleSkus.donation}`,
        isDonation: true,
        isOversized: false,
      },
    },
  },
};
