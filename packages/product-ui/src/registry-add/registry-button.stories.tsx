import "../registry-add-styles.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { RegistryButton } from "./registry-button.tsx";

const meta = {
  component: RegistryButton,
  args: { block: null },
  decorators: [(Story) => <div data-part="registry-add">{Story()}</div>],
} satisfies Meta<typeof RegistryButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Added: Story = { args: { isAdded: true } };
export const MadeToOrder: Story = { args: { block: "madeToOrder" } };
export const NotStocked: Story = { args: { block: "notStocked" } };
export const WithInvalidText: Story = { args: { block: "personalization" } };
export const OnCard: Story = { args: { variant: "quiet", name: "Beacon Table Lamp" } };
