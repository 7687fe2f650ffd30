import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ServedHtmlBody } from "./served-html-popup.tsx";

const meta = { component: ServedHtmlBody, args: { onRetry: fn() } } satisfies Meta<typeof ServedHtmlBody>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { kind: "loading" } } };
export const FailedToLoad: Story = { args: { state: { kind: "failed" } } };
export const Loaded: Story = {
  args: {
    state: {
      kind: "loaded",
      content: {
        title: "Deliveries around the holidays",
        html: "<p>From December 20 on, trucks are out on fewer days.</p><ul><li>Parcels: every day but the 25th</li><li>Trucks: until the 22nd</li></ul>",
      },
    },
  },
};
