import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { CardForm } from "./card-form.tsx";
import { useCardForm } from "./use-card-form.ts";

/** The form with its state. */
function CardEntry() {
  return <CardForm form={useCardForm()} />;
}

const meta = { component: CardEntry, parameters: { service: {} } } satisfies Meta<typeof CardEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const AmericanExpressInItsGroups: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByLabelText(/^Card Number/), "378282246310005");
    await expect(form.getByLabelText(/^Card Number/)).toHaveValue("3782 822463 10005");
    await expect(form.getByText("Four digits on the front of the card.")).toBeVisible();
  },
};

export const StoreCardHasANumberAlone: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByLabelText(/^Card Number/), "9002");
    await expect(form.queryByLabelText(/^Expiration Date/)).toBeNull();
  },
};
