import { chicagoAddress } from "@store/shopper-state/checkout-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { AddressChoice } from "./address-choice.tsx";
import { asEntered } from "./settle-address.ts";

const decision = {
  address: { ...chicagoAddress, postalCode: "94110" },
  suggestions: [],
  choice: asEntered,
};
const meta = {
  component: AddressChoice,
  args: { decision, onChoose: fn() },
} satisfies Meta<typeof AddressChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnotherSpelling: Story = {
  args: { decision: { ...decision, suggestions: [{ city: "Chicago", state: "IL", zipCode: "60622" }], choice: "0" } },
};
export const UnknownAddress: Story = {};
