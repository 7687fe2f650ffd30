import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { deliveryStep, paymentStep } from "../steps/step-table.ts";
import { CheckoutShell } from "./checkout-shell.tsx";
import { StepActions } from "./step-actions.tsx";
import { StepMissing } from "./step-missing.tsx";

const meta = {
  component: CheckoutShell,
  args: { step: paymentStep, onGo: fn(), children: <StepActions step={paymentStep} isBusy={false} /> },
  parameters: { service: { cart: ["100401"], stage: "payment" } },
} satisfies Meta<typeof CheckoutShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithBackAndNext: Story = {};
export const Saving: Story = { args: { children: <StepActions step={paymentStep} isBusy /> } };
export const FirstStepsLeadBackToTheCart: Story = {
  args: { step: deliveryStep, children: <StepActions step={deliveryStep} isBusy={false} /> },
};
/** The checkout has become an order in another tab, or its session is over. */
export const CheckoutEndedMeanwhile: Story = { args: { children: <StepMissing /> }, parameters: { service: {} } };
