import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { CartPage } from "../cart-page.tsx";

const { bookcase, lamp, sofa, towels } = sampleSkus;

const meta = {
  component: CartPage,
  args: { onGo: fn() },
  // The play function must not wait for code that loads on demand.
  loaders: [() => import("./line-popup.tsx")],
} satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const click = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

async function popup() {
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe("1"));
  return within(dialog);
}

/** Has the first line picked up at the first store of the site. */
const pickUp: Play = async (context) => {
  await openStorePicker(context);
  const [store] = await screen.findAllByRole("button", { name: /^Pick Up Here/ });
  await userEvent.click(store as HTMLElement);
  await screen.findByText(/^Ready for pickup/);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
};
const openStorePicker: Play = async () => {
  const [way] = await screen.findAllByRole("radio", { name: /^Pick up/ });
  await userEvent.click(way as HTMLElement);
  await (await popup()).findByRole("list");
};

export const SavedForLater: Story = {
  parameters: { service: { cart: [lamp, towels, sofa] } },
  play: async () => {
    await click("Save for Later: Beacon Table Lamp");
    await click("Save for Later: Harbor Sofa");
    await expect(await screen.findByRole("button", { name: "Move to Cart: Beacon Table Lamp" })).toBeVisible();
  },
};

export const SavedItemRemoved: Story = {
  parameters: { service: { cart: [lamp, towels] } },
  play: async () => {
    await click("Save for Later: Beacon Table Lamp");
    await click("Remove Beacon Table Lamp");
    await expect(await screen.findByText("Removed from your saved items")).toBeVisible();
  },
};

export const AllSaved: Story = {
  parameters: { service: { cart: [lamp] } },
  play: async () => {
    await click("Save for Later: Beacon Table Lamp");
    await expect(await screen.findByText("Your cart is empty")).toBeVisible();
  },
};

export const ChoosingAStore: Story = { parameters: { service: { cart: [lamp] } }, play: openStorePicker };
export const PickedUp: Story = { parameters: { service: { cart: [lamp, towels] } }, play: pickUp };

export const OversizedPickup: Story = {
  parameters: { service: { cart: [bookcase] } },
  play: async (context) => {
    await pickUp(context);
    await click("Oversized item: Atlas Bookcase");
    await (await popup()).findByText(/^Box 1:/);
  },
};
export const OversizedPickupInCanada: Story = { ...OversizedPickup, globals: { site: "CA" } };
