import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Drawer } from "./drawer.tsx";

const meta = {
  component: Drawer.Root,
  args: {
    isOpen: true,
    onClose: fn(),
    children: (
      <>
        <Drawer.Title>Sectional Details</Drawer.Title>
        <Drawer.Body>
          <p>Left-arm chaise, armless chair and corner in Oat Linen.</p>
        </Drawer.Body>
        <Drawer.Actions>
          <Button>Add All to Cart</Button>
        </Drawer.Actions>
      </>
    ),
  },
  play: async () => {
    const drawer = await waitFor(() => document.querySelector<HTMLElement>("[data-part=drawer]"));
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
  },
} satisfies Meta<typeof Drawer.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Details: Story = {};
export const LongList: Story = {
  args: {
    children: (
      <>
        <Drawer.Title>Fabrics</Drawer.Title>
        <Drawer.Body>
          {Array.from({ length: 30 }, (_, index) => (
            <p key={`fabric-${index + 1}`}>Washed linen, color {index + 1}</p>
          ))}
        </Drawer.Body>
        <Drawer.Actions>
          <Drawer.Close>Continue Shopping</Drawer.Close>
        </Drawer.Actions>
      </>
    ),
  },
};
