import type { FacetName } from "@store/contract/catalog";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { facetsSample } from "./filter-panel.samples.ts";
import { FilterPanel } from "./filter-panel.tsx";

/** A panel that keeps its selections, like a page that handles each of them. */
function LivePanel({ layout }: { layout: "column" | "bar" }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(["color oat"]));
  const key = (name: FacetName, value: string) => `${name} ${value}`;
  return (
    <FilterPanel
      facets={facetsSample}
      layout={layout}
      isChosen={(name, value) => chosen.has(key(name, value))}
      onToggle={(name, value, isOn) => {
        const others = [...chosen].filter((one) => one !== key(name, value));
        setChosen(new Set(isOn ? [...others, key(name, value)] : others));
      }}
    />
  );
}

const meta = {
  component: LivePanel,
  args: { layout: "column" },
  decorators: [(Story) => <div style={{ maxWidth: "32rem", minHeight: "20rem" }}>{Story()}</div>],
} satisfies Meta<typeof LivePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};
export const Bar: Story = {
  args: { layout: "bar" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Color"));
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Moss/ }));
    await expect(canvas.getByRole("checkbox", { name: /^Moss/ })).toBeChecked();
  },
};
