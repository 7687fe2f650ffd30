import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { createStore, Provider } from "jotai";
import { expect, screen, userEvent } from "storybook/test";
import { chicago, oatLinen, swatchData, toDatum, usShop } from "../swatch.samples.ts";
import { recentSwatchesAtom, type TraySwatch, trayAtom } from "../tray/tray-atoms.ts";
import type { SwatchOutcome } from "./order-values.ts";
import { SwatchOrder } from "./swatch-order.tsx";
import { ThankYou } from "./thank-you.tsx";

const place = { city: "Chicago", state: "IL", postalCode: "60622" };
const press = async () => userEvent.click(await screen.findByRole("button", { name: "Send Swatches" }));

const inStore =
  (recent: readonly TraySwatch[]): Decorator =>
  (Story) => {
    const store = createStore();
    store.set(trayAtom, () => []);
    store.set(recentSwatchesAtom, () => recent);
    return (
      <Provider store={store}>
        <Story />
      </Provider>
    );
  };

const meta = {
  component: SwatchOrder,
  args: {
    data: { ...swatchData, DefaultSwatch: "OATLINEN" },
    shop: usShop,
    action: "/free-swatches",
    send: async (): Promise<SwatchOutcome> => ({ kind: "shown", data: "thanks" }),
    thanks: <ThankYou shop={usShop} heading={<h2>Thank You!</h2>} />,
  },
  decorators: [inStore([])],
} satisfies Meta<typeof SwatchOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Canada: Story = { args: { shop: { ...usShop, country: "CA" } } };
export const Empty: Story = { args: { data: { ...swatchData, FabricsByName: {} } } };
export const FreeForm: Story = { args: { data: { ...swatchData, FabricsByName: null } } };
export const Sliding: Story = { args: { slides: true, shop: { ...usShop, brand: "modern" } } };

export const Pending: Story = {
  args: { known: chicago, send: () => new Promise<SwatchOutcome>(() => {}) },
  play: async () => {
    await press();
    await expect(await screen.findByRole("button", { name: "Sending Swatches" })).toHaveAttribute("aria-disabled");
  },
};
export const WithPlaces: Story = {
  args: { places: { load: async () => async () => [{ ...place, address1: "1420 N Wood St" }] } },
  play: async () => {
    await userEvent.type(await screen.findByRole("textbox", { name: "Address 1" }), "1420 N");
    await expect(await screen.findByRole("list", { name: "Suggested addresses" })).toBeVisible();
  },
};
export const RecentlyViewed: Story = {
  decorators: [inStore([oatLinen])],
  play: async () => {
    await expect(await screen.findByRole("group", { name: "Recently Viewed Swatches" })).toBeVisible();
  },
};

export const AtMaximum: Story = {
  args: { data: { ...swatchData, DefaultSwatch: null } },
  play: async () => {
    for (const name of [/^Oat/, /^Moss/, /^Stone/, /^Slate/, /^Rust/])
      await userEvent.click(await screen.findByRole("checkbox", { name }));
    await expect(screen.getByRole("checkbox", { name: /^Ink/ })).toBeDisabled();
  },
};
export const WithErrors: Story = {
  play: async () => {
    await press();
    await expect(await screen.findByRole("link", { name: "The City field is required." })).toBeVisible();
  },
};
export const Unconfirmed: Story = {
  args: {
    known: { ...chicago, city: "Springfield" },
    send: async () => ({ kind: "invalid", suggestions: [place] }),
  },
  play: async () => {
    await press();
    await userEvent.click(await screen.findByRole("radio", { name: "None of these" }));
    await expect(screen.getByRole("checkbox", { name: "Use address as entered" })).toBeVisible();
  },
};
export const Refused: Story = {
  args: { known: chicago, send: async () => ({ kind: "invalid", problem: "No more swatches today." }) },
  play: async () => {
    await press();
    await expect(await screen.findByText("No more swatches today.")).toBeVisible();
  },
};
export const Ordered: Story = {
  args: { known: chicago },
  play: async () => {
    await press();
    await expect(await screen.findByRole("heading", { name: "Thank You!" })).toBeVisible();
  },
};
/** Two hundred fabrics in one list. */
export const ManyFabrics: Story = {
  args: {
    data: {
      ...swatchData,
      FabricsByName: { Linen: Array.from({ length: 200 }, (_, index) => toDatum(`Linen ${index}`)) },
    },
  },
};
