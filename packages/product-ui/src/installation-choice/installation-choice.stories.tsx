import type { Meta, StoryObj } from "@storybook/react-vite";
import { InstallationChoice } from "./installation-choice.tsx";

const meta = {
  component: InstallationChoice,
  args: { installation: { type: "Assembly and wall fastening", formattedFee: "$99.00" } },
} satisfies Meta<typeof InstallationChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
