import type { Meta, StoryObj } from "@storybook/react-vite";
import { PlannerError } from "./planner-error.tsx";

const meta = { component: PlannerError, args: { shopMoreUrl: "#" } } satisfies Meta<typeof PlannerError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
