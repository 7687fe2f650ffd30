import type { Meta, StoryObj } from "@storybook/react-vite";
import { AddressLines } from "./address-lines.tsx";

const meta = { component: AddressLines } satisfies Meta<typeof AddressLines>;
export default meta;
type Story = StoryObj<typeof meta>;

const maya = { firstName: "Maya", lastName: "Brooks", dayPhone: "312-234-5678" };

export const Chicago: Story = {
  args: {
    address: {
      ...maya,
      address1: "1420 N Wood St",
      address2: "Apt 3R",
      city: "Chicago",
      state: "IL",
      postalCode: "60622",
      country: "USA",
      emailAddress: "maya.brooks@example.com",
    },
  },
};
export const Toronto: Story = {
  args: {
    address: {
      ...maya,
      address1: "88 Harbord St",
      city: "Toronto",
      state: "ON",
      postalCode: "M5S 1G5",
      country: "CAN",
    },
  },
};
