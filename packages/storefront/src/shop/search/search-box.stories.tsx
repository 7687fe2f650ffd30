import "./search-box.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Provider } from "jotai";
import { expect, userEvent, within } from "storybook/test";
import { answeringStore } from "../../web/hydration/answering-store.fixture.ts";
import { suggestionsSample } from "./search-box.samples.ts";
import { SearchBox } from "./search-box.tsx";

const meta = {
  title: "Search box",
  component: SearchBox,
  decorators: [
    (Story) => (
      <Provider store={answeringStore(() => suggestionsSample)}>
        <div style={{ maxWidth: "24rem", minHeight: "26rem" }}>{Story()}</div>
      </Provider>
    ),
  ],
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithQuery: Story = { args: { defaultQuery: "linen sofa" } };
export const WithoutSuggestions: Story = { args: { suggest: false } };
export const WithSuggestions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("combobox", { name: "Search" }), "sof");
    await expect(await canvas.findByRole("listbox")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("sofa");
  },
};
