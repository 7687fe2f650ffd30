import type { Meta, StoryObj } from "@storybook/react-vite";
import * as icons from "./icons.tsx";

const { toIcon: _, ...all } = icons;

/** Every icon with its name. */
function AllIcons() {
  return (
    <ul style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))", gap: "1rem" }}>
      {Object.entries(all).map(([name, Icon]) => (
        <li key={name} style={{ listStyle: "none" }}>
          <Icon /> {name}
        </li>
      ))}
    </ul>
  );
}

const meta = { component: AllIcons } satisfies Meta<typeof AllIcons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const SingleIcon: Story = { render: () => <icons.CartIcon label="Cart" size={32} /> };
