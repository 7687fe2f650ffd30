import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Reveal } from "./reveal.tsx";

const paragraphs = [
  "The frame is kiln-dried beech, joined with dowels and glue rather than staples, and carries a ten-year promise.",
  "Seat cushions hold a core of high-resilience foam in a wrap of feathers; shake them up once a week and turn them once a month.",
  "Every cover comes off. Linen and cotton go to a dry cleaner, wool is brushed, and leather wants a soft cloth and a little cream twice a year.",
  "The legs are solid oak and screw off, so that the sofa passes a door of 28 inches. Felt for the floor is in the box.",
  "Light bleaches every fabric in time, wool and linen sooner than the rest. Turn the cushions, and draw a curtain at noon.",
  "Whatever breaks in ten years is mended where it stands, or the sofa is taken back. Keep the receipt with its number.",
];

const meta = {
  component: Reveal,
  args: {
    maxHeight: 120,
    children: paragraphs.map((text) => <p key={text}>{text}</p>),
  },
} satisfies Meta<typeof Reveal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Show More" }));
    await expect(canvas.getByRole("button", { name: "Show Less" })).toBeVisible();
  },
};
export const ShortText: Story = { args: { maxHeight: 1000 } };
