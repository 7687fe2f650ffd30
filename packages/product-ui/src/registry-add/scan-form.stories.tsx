import "../registry-add-styles.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { registriesSample } from "./registry-add.samples.ts";
import { ScanForm } from "./scan-form.tsx";

const meta = {
  component: ScanForm,
  args: { id: "scan", registries: registriesSample.slice(1) },
} satisfies Meta<typeof ScanForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SeveralRegistries: Story = { args: { registries: registriesSample } };
export const Busy: Story = { args: { busy: true } };
export const WithError: Story = {
  args: { code: "99 99 99", problem: "We do not know this number. Please check it, or try another item." },
};
