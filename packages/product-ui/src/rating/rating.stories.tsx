import type { Meta, StoryObj } from "@storybook/react-vite";
import { Rating, RatingLink } from "./rating.tsx";

const meta = { component: Rating, args: { rating: { average: 4.6, count: 14 } } } satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnACard: Story = {};
export const OneReview: Story = { args: { rating: { average: 1, count: 1 } } };
/** The fifth star is drawn in outline beyond the fraction. */
export const Fractions: Story = {
  render: () => (
    <>
      {[5, 4.9, 4.5, 4.1, 3.3, 2].map((average) => (
        <p key={average}>
          <Rating rating={{ average, count: 3 }} />
        </p>
      ))}
    </>
  ),
};
export const AtTheName: Story = { render: (args) => <RatingLink {...args} href="#reviews" /> };
