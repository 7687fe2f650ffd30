import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { AddressChoice } from "./address-choice.tsx";
import { asEntered } from "./settle-address.ts";

const meta = {
  component: AddressChoice,
  args: { suggestions: [], choice: asEntered, onChoose: fn() },
} satisfies Meta<typeof AddressChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnotherSpelling: Story = {
  args: { suggestions: [{ city: "Chicago", state: "IL", zipCode: "60622" }], choice: "0" },
};
export const Unknown: Story = {};
