import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { deliveryStep, paymentStep } from "../steps/step-table.ts";
import { CheckoutShell } from "./checkout-shell.tsx";
import { StepActions } from "./step-actions.tsx";

const meta = {
  component: CheckoutShell,
  args: {
    step: paymentStep,
    label: "Payment",
    onGo: fn(),
    onSubmit: fn(),
    actions: <StepActions step={paymentStep} isBusy={false} />,
    children: null,
  },
  parameters: { service: { cart: [sampleSkus.lamp], stage: "payment" } },
} satisfies Meta<typeof CheckoutShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithBackAndNext: Story = {};
export const Saving: Story = { args: { actions: <StepActions step={paymentStep} isBusy /> } };
export const FirstStep: Story = {
  args: { step: deliveryStep, label: "Delivery", actions: <StepActions step={deliveryStep} isBusy={false} /> },
};
/** The checkout has become an order in another tab, or its session has ended. */
export const CheckoutEnded: Story = { parameters: { service: {} } };
