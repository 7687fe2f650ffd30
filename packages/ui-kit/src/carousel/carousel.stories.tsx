import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Picture } from "../picture/picture.tsx";
import { Carousel } from "./carousel.tsx";
import { DoubleDeckerCarousel } from "./double-decker-carousel.tsx";

const names = ["Oat", "Moss", "Rust", "Ink", "Clay", "Fog", "Sand", "Pine", "Brick", "Slate"];

/** A slide as a feature would fill it: one link with a picture and a name. */
function Sample({ name }: { name: string }) {
  return (
    <a href={`/product/wren-${name.toLowerCase()}`}>
      <Picture imagePath="/pictures/wren-chair-rust-800.webp" alt="" sizes="25vw" />
      Wren Lounge Chair, {name}
    </a>
  );
}

const samples = (count: number) => names.slice(0, count).map((name) => <Sample key={name} name={name} />);

const meta = {
  component: Carousel,
  args: {
    label: "You May Also Want",
    heading: <h2>You May Also Want</h2>,
    children: samples(10),
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TenSlides: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const back = await canvas.findByRole("button", { name: "Previous, You May Also Want" });
    await waitFor(() => expect(back).toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(canvas.getByRole("button", { name: "Next, You May Also Want" }));
    await waitFor(() => expect(back).not.toHaveAttribute("aria-disabled"));
  },
};
export const AllFit: Story = { args: { children: samples(2) } };
export const AtMostTwo: Story = { args: { maxShown: 2 } };
export const DoubleDecker: Story = {
  render: ({ label, heading }) => (
    <DoubleDeckerCarousel label={label} heading={heading}>
      {samples(5)}
    </DoubleDeckerCarousel>
  ),
};
