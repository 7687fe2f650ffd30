import "../registry-add-styles.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { registriesSample } from "./registry-add.samples.ts";
import { RegistryChoice } from "./registry-choice.tsx";

const meta = {
  component: RegistryChoice,
  args: { registries: registriesSample, fields: { sku: "100401" } },
} satisfies Meta<typeof RegistryChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { busy: true } };
export const LongText: Story = {
  args: { registries: registriesSample.map((one) => ({ ...one, name: `${one.name} and everyone `.repeat(4) })) },
};
