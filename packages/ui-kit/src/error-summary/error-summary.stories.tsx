import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Field } from "../field/field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const meta = {
  component: ErrorSummary,
  args: {
    problems: [
      { fieldId: "city", message: "Please enter a city." },
      { fieldId: "dayPhone", message: "Please enter a valid phone number." },
    ],
  },
  render: (args) => (
    <form>
      <ErrorSummary {...args} />
      <Field label="City" name="city" value="" onChange={() => {}} error="Please enter a city." />
      <Field label="Phone" name="dayPhone" value="312" onChange={() => {}} error="Please enter a valid phone number." />
    </form>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoProblems: Story = {};

export const FocusesField: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("link", { name: "Please enter a valid phone number." }));
    await expect(canvas.getByLabelText("Phone")).toHaveFocus();
  },
};
