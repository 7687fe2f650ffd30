import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { CartPage } from "./cart-page.tsx";

const meta = { component: CartPage, args: { onGo: fn() } } satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LampAndTowels: Story = { parameters: { service: { cart: ["100401", "100501"] } } };
export const SofaByTruck: Story = { parameters: { service: { cart: ["100101"] } } };
export const GiftCard: Story = { parameters: { service: { cart: ["100901"] } } };
export const Empty: Story = { parameters: { service: {} } };

export const RemovedWithUndo: Story = {
  parameters: { service: { cart: ["100401", "100501"] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Remove Beacon Table Lamp" }));
    await expect(await page.findByRole("button", { name: "Undo removing Beacon Table Lamp" })).toBeVisible();
  },
};

export const AbroadWithASofa: Story = { parameters: { service: { cart: ["100401", "100101"], shipTo: "FRA" } } };
export const PickedUp: Story = {
  parameters: { service: { cart: ["100401", "100701"], pickUpAt: "us-chicago" } },
  globals: { site: "US" },
};
