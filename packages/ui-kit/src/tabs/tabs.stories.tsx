import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Tabs } from "./tabs.tsx";

const meta = {
  component: Tabs,
  args: {
    label: "About the Harbor Sofa",
    tabs: [
      { value: "details", label: "Details", content: <p>A kiln-dried beech frame on tapered oak legs.</p> },
      { value: "dimensions", label: "Dimensions", content: <p>86" W x 38" D x 31" H</p> },
      { value: "care", label: "Care", content: <p>Dry-clean the covers; brush the seams once a month.</p> },
      { value: "delivery", label: "Delivery & Returns", content: <p>In-home delivery within three weeks.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InitialTab: Story = { args: { initial: "care" } };
export const KeyboardSelection: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("tab", { name: "Details" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Dimensions" })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("86");
  },
};
