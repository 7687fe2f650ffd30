import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { CartPage } from "./cart-page.tsx";

const { bookcase, giftCard, lamp, sofa, towels } = sampleSkus;

const meta = {
  component: CartPage,
  args: { onGo: fn() },
  // The play function must not wait for code that loads on demand.
  loaders: [() => import("./entry/enter-checkout.ts"), () => import("../dialogs/dialog-popup.tsx")],
} satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LampAndTowels: Story = { parameters: { service: { cart: [lamp, towels] } } };
export const SofaByTruck: Story = { parameters: { service: { cart: [sofa] } } };
export const GiftCard: Story = { parameters: { service: { cart: [giftCard] } } };
export const Empty: Story = { parameters: { service: {} } };
export const AfterOrder: Story = {
  args: { placedOrder: { orderId: "order-1", orderNumber: "7647493516" } },
  parameters: { service: {} },
};
export const FailedToLoad: Story = {
  parameters: { service: { down: ["/Cart/GetCartJsx"] } },
  play: async () => {
    await expect(await screen.findByText("We could not load your cart.")).toBeVisible();
  },
};

export const RemovedWithUndo: Story = {
  parameters: { service: { cart: [lamp, towels] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Remove Beacon Table Lamp" }));
    await expect(await page.findByRole("button", { name: "Undo removing Beacon Table Lamp" })).toBeVisible();
  },
};

export const AbroadWithOversizedItem: Story = {
  parameters: { service: { cart: [lamp, sofa], shipTo: "FRA" } },
};
export const PickedUp: Story = {
  parameters: { service: { cart: [lamp, bookcase], pickUpAt: "us-chicago" } },
  globals: { site: "US" },
};

const checkOut = async () => userEvent.click(await screen.findByRole("button", { name: "Checkout Now" }));

export const Pending: Story = {
  parameters: { service: { cart: [lamp], neverResponding: ["/Cart/Checkout"] } },
  play: async () => {
    await checkOut();
    await expect(await screen.findByRole("button", { name: "Opening checkout" })).toBeVisible();
  },
};
export const CheckoutUnreachable: Story = {
  parameters: { service: { cart: [lamp], down: ["/Cart/Checkout"] } },
  play: async () => {
    await checkOut();
    const dialog = await screen.findByRole("dialog", { name: "Network Error" });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe("1"));
    await expect(within(dialog).getByRole("button", { name: "Try Again" })).toBeVisible();
  },
};
export const ChangeRefused: Story = {
  parameters: { service: { cart: [lamp, towels], down: ["/Cart/UpdateItem"] } },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "One more of Beacon Table Lamp" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent("We could not update your cart.");
    await expect(screen.getByRole("textbox", { name: /^Quantity of Beacon/ })).toHaveValue("1");
  },
};
