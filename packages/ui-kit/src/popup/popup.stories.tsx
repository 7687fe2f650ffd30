import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import { Popup } from "./popup.tsx";

const meta = {
  component: Popup.Root,
  args: {
    isOpen: true,
    onClose: fn(),
    children: (
      <>
        <Popup.Title>Select a Promotion</Popup.Title>
        <Popup.Body>
          <p>These two offers cannot be combined. Choose the one that you would like to use.</p>
        </Popup.Body>
        <Popup.Actions>
          <Popup.Close>Cancel</Popup.Close>
          <Button>Apply</Button>
        </Popup.Actions>
      </>
    ),
  },
  play: async () => {
    const dialog = await waitFor(() => document.querySelector<HTMLElement>("[data-part=popup]"));
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() => expect(getComputedStyle(dialog as HTMLElement).opacity).toBe("1"));
  },
} satisfies Meta<typeof Popup.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: "small" } };
export const Large: Story = { args: { size: "large" } };

export const Alert: Story = {
  args: {
    role: "alertdialog",
    size: "small",
    children: (
      <>
        <Popup.Title>Are you sure?</Popup.Title>
        <Popup.Description>Your reward certificates will be removed from this order.</Popup.Description>
        <Popup.Actions>
          <Popup.Close>Cancel</Popup.Close>
          <Button>Continue</Button>
        </Popup.Actions>
      </>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
  },
};

export const LongBody: Story = {
  args: {
    children: (
      <>
        <Popup.Title>Shipping and delivery</Popup.Title>
        <Popup.Body>
          {["Standard", "Two-day", "Next-day", "In-home", "Freight", "Pickup"].map((method) => (
            <section key={method}>
              <h3>{method}</h3>
              <p>
                We let you know as soon as your order leaves our warehouse. Two people carry large pieces into the room
                of your choice, put them together and take every box away with them.
              </p>
            </section>
          ))}
        </Popup.Body>
        <Popup.Actions>
          <Popup.Close>Back to Cart</Popup.Close>
        </Popup.Actions>
      </>
    ),
  },
};

export const WithForm: Story = {
  args: {
    children: (
      <form noValidate>
        <Popup.Title>Estimate delivery</Popup.Title>
        <Popup.Body>
          <Field label="ZIP Code" name="postalCode" value="60614" onChange={fn()} inputMode="numeric" required />
        </Popup.Body>
        <Popup.Actions>
          <Button type="submit">Update</Button>
        </Popup.Actions>
      </form>
    ),
  },
};
