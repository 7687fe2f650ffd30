import "../personalization-styles.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { towels } from "../samples/sample-products.ts";
import { noProblems, PersonalizationForm } from "./personalization-form.tsx";

const rule = towels.personalization as NonNullable<typeof towels.personalization>;
const lines = [1, 2, 3].map((at) => ({ elementName: `Text${at}`, label: `Line ${at}` }));
const fields = { "personalization.Text1": "Ada 1", "personalization.color": "Gold" };
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 240"><text x="200" y="120">Ada</text></svg>')}`;

const meta = {
  component: PersonalizationForm,
  args: { product: towels },
  decorators: [(Story) => <form style={{ maxWidth: "30rem" }}>{Story()}</form>],
} satisfies Meta<typeof PersonalizationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Embroidery: Story = {};
export const RequiredLines: Story = {
  args: {
    product: { ...towels, customizationType: 100, personalization: { ...rule, isRequired: true, lines, fee: 0 } },
  },
};
export const Etching: Story = {
  args: { product: { ...towels, customizationType: 705, personalization: { ...rule, colors: [] } } },
};
export const Previewed: Story = { args: { submitted: { problems: noProblems, preview: picture, fields } } };
export const InvalidText: Story = {
  args: {
    submitted: {
      problems: { ...noProblems, lines: { Text1: "Your message contains invalid characters" } },
      preview: null,
      fields,
    },
  },
};
export const NotAvailable: Story = {
  args: {
    submitted: {
      problems: { ...noProblems, summary: "We cannot personalize this item right now. Please try again later." },
      preview: null,
      fields,
    },
  },
};
export const ChoiceMissing: Story = {
  args: {
    submitted: {
      problems: { ...noProblems, legend: "Please choose one of the fonts and colors." },
      preview: null,
      fields,
    },
  },
};
