import "../add-layer-styles.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { addedSample } from "../samples/added-sample.ts";
import { AddedDialog } from "./added-dialog.tsx";

const meta = {
  component: AddedDialog,
  args: { added: addedSample, cartUrl: "#cart" },
  play: ({ canvasElement }) => canvasElement.querySelector("dialog")?.showModal(),
} satisfies Meta<typeof AddedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
