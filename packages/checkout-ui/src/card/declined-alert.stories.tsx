import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { DeclinedAlert } from "./declined-alert.tsx";

const meta = { component: DeclinedAlert, parameters: { service: {} } } satisfies Meta<typeof DeclinedAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Also after a reload, when the service's own message is lost. */
export const FocusedOnArrival: Story = {
  play: async ({ canvasElement }) => expect(within(canvasElement).getByRole("alert")).toHaveFocus(),
};
