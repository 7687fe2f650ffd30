import { AddressFields } from "@store/ui-kit/address-fields";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { type AddressFormOptions, useAddressForm } from "./use-address-form.ts";

/** The form as a step uses it: with its state, and a button that returns the address. */
function AddressEntry(options: AddressFormOptions) {
  const form = useAddressForm(options);
  return (
    <form noValidate aria-label="Address" onSubmit={(event) => event.preventDefault()}>
      <AddressFields form={form} />
      <button type="submit" onClick={form.submit}>
        Next
      </button>
    </form>
  );
}

const meta = {
  component: AddressEntry,
  args: { prefix: "shipping", initial: null, hasEmail: true },
  parameters: { service: {} },
} satisfies Meta<typeof AddressEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Canada: Story = { globals: { site: "CA" } };
export const BillingWithoutEmail: Story = { args: { prefix: "billing", hasEmail: false } };

export const WithErrors: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Next" }));
    await expect(form.getByLabelText(/^Email Address/)).toHaveFocus();
    await expect(form.getByLabelText(/^ZIP Code/)).toBeInvalid();
  },
};
