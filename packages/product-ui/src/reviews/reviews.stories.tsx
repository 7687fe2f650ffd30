import "../reviews-styles.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { sofaReviews } from "../samples/sample-reviews.ts";
import { Reviews } from "./reviews.tsx";

const meta = { component: Reviews, args: { reviews: sofaReviews } } satisfies Meta<typeof Reviews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const One: Story = { args: { reviews: { count: 1, average: 5, texts: sofaReviews.texts.slice(0, 1) } } };
/** More than are shown, and higher on a phone than is shown at first. */
export const ManyOnPhone: Story = {
  args: {
    reviews: {
      count: 25,
      average: 3.8,
      texts: Array.from({ length: 20 }, (_, index) => ({
        stars: ([5, 4, 3, 2, 1] as const)[index % 5] ?? 5,
        text: "Firm in the first weeks and just right since. Naps are a serious matter here.",
        firstName: "Abel",
        date: `2026-01-${20 - index + 10}`,
      })),
    },
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Show More" }));
    await expect(canvas.getByRole("button", { name: "Show Less" })).toBeVisible();
  },
};
