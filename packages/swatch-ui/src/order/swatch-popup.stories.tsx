import type { OrderSwatchData } from "@store/contract/swatches";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createStore, Provider } from "jotai";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { chicago, swatchData, usShop } from "../swatch.samples.ts";
import { trayAtom } from "../tray/tray-atoms.ts";
import { SwatchPopup } from "./swatch-popup.tsx";

const findPopup = (name = "Order Free Swatches") =>
  waitFor(() => expect(getComputedStyle(screen.getByRole("dialog", { name })).opacity).toBe("1"));

const meta = {
  component: SwatchPopup,
  args: {
    isOpen: true,
    onClose: fn(),
    sku: "100101",
    choiceCode: "OATLINEN",
    load: async (): Promise<OrderSwatchData | null> => ({ ...swatchData, DefaultSwatch: "OATLINEN" }),
    shop: usShop,
    known: chicago,
    action: "/free-swatches",
    send: async () => ({ kind: "shown", data: "thanks" }),
  },
  decorators: [
    (Story) => {
      const store = createStore();
      store.set(trayAtom, () => []);
      return (
        <Provider store={store}>
          <Story />
        </Provider>
      );
    },
  ],
  play: () => findPopup(),
} satisfies Meta<typeof SwatchPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { load: () => new Promise(() => {}) } };
export const WithError: Story = { args: { load: async () => null } };
export const Ordered: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Send Swatches" }));
    await findPopup("Thank You!");
  },
};
