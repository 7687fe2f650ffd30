import "./layout.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { Header } from "./header.tsx";
import { modernStoreSample, navigationSample, shipToSample, storeSample } from "./layout.samples.ts";

const meta = {
  component: Header,
  args: {
    ...navigationSample,
    store: storeSample,
    otherSiteUrl: "http://localhost:3001/",
    cartCount: 2,
    shipTo: shipToSample,
  },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <main id="content" />
      </>
    ),
  ],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const General: Story = {};
export const Modern: Story = { globals: { brand: "modern" }, args: { store: modernStoreSample, cartCount: 0 } };
export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
export const WithoutAnnouncement: Story = { args: { announcement: null } };
export const ToOtherCountry: Story = {
  args: { shipTo: { code: "SGS", name: "South Georgia and the South Sandwich Islands" } },
};
export const DepartmentOpen: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Living Room: show categories" }));
  },
};
export const MenuOpen: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Menu" }));
  },
};
export const SignedIn: Story = { args: { account: { firstName: "Nell" } } };
export const SignedInOnPhone: Story = { ...SignedIn, globals: { viewport: { value: "phone" } } };
export const SignedInWithLongName: Story = { args: { account: { firstName: "Maximiliane-Alexandra" } } };
