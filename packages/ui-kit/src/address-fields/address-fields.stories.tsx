import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { AddressFields, type AddressFieldsOptions, useAddressFields } from "./address-fields.tsx";

/** The fields as a page uses them: in a form, with a summary and a button. */
function AddressEntry(options: AddressFieldsOptions) {
  const form = useAddressFields(options);
  return (
    <form
      noValidate
      aria-label="Address"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <ErrorSummary problems={form.problemList} />
      <AddressFields form={form} />
      <Button type="submit">Next</Button>
    </form>
  );
}

const meta = {
  component: AddressEntry,
  args: {
    prefix: "shipping",
    country: "US",
    emailEndingMax: 63,
    limits: { name: 40, line: 35 },
    initial: null,
    hasEmail: true,
  },
} satisfies Meta<typeof AddressEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnitedStates: Story = {};
export const Canada: Story = { args: { country: "CA" } };
export const WithoutEmail: Story = { args: { prefix: "billing", hasEmail: false } };
export const Prefilled: Story = {
  args: {
    initial: {
      firstName: "Maya",
      lastName: "Brooks",
      address1: "1420 N Wood St",
      address2: "Apt 3R",
      city: "Chicago",
      state: "IL",
      postalCode: "60622",
      dayPhone: "312-234-5678",
      emailAddress: "maya.brooks@example.com",
    },
  },
};
export const WithErrors: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Next" }));
    await expect(form.getByLabelText(/^Email Address/)).toHaveFocus();
    await expect(form.getByLabelText(/^ZIP Code/)).toBeInvalid();
  },
};
