import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { DeliveryStep } from "./delivery-step.tsx";

const { bookcase, lamp, sofa } = sampleSkus;

const meta = {
  component: DeliveryStep,
  args: { onGo: fn() },
  parameters: { service: { cart: [lamp], stage: "delivery" } },
} satisfies Meta<typeof DeliveryStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneShipment: Story = {};
export const TruckAndParcel: Story = { parameters: { service: { cart: [sofa, lamp], stage: "delivery" } } };

export const TripRefused: Story = {
  args: { params: new URLSearchParams("tripBooking=failed") },
  parameters: { service: { cart: [sofa], stage: "delivery" } },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByText(/^Your delivery appointment is no longer available/);
    await expect(alert.closest("[role=alert]")).toHaveFocus();
  },
};

// The story's stores are in the United States.
const pickedUp = {
  parameters: { service: { cart: [lamp, bookcase], stage: "delivery", pickUpAt: "us-chicago" } },
  globals: { site: "US" },
};
export const PickupContact: Story = {
  ...pickedUp,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { name: "Who picks it up" })).toBeVisible();
  },
};
export const PickupContactMissing: Story = {
  ...pickedUp,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.clear(page.getByLabelText(/^First Name/));
    await userEvent.clear(page.getByLabelText(/^Phone Number/));
    await userEvent.click(page.getByRole("button", { name: "Next: Payment" }));
    await expect(page.getByLabelText(/^First Name/)).toHaveFocus();
  },
};
export const Abroad: Story = { parameters: { service: { cart: [lamp], stage: "delivery", shipTo: "FRA" } } };

export const WrappedGift: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("checkbox", { name: "This is a gift" }));
    await userEvent.click(page.getByRole("radio", { name: /^White Paper/ }));
    await expect(await page.findByText("Services")).toBeInTheDocument();
  },
};
export const GiftMessageTooLong: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("checkbox", { name: "This is a gift" }));
    await userEvent.click(page.getByLabelText("Gift message (optional)"));
    await userEvent.paste("Happy new home! ".repeat(20));
    await userEvent.click(page.getByRole("button", { name: "Next: Payment" }));
    await expect(page.getByLabelText("Gift message (optional)")).toHaveFocus();
  },
};
