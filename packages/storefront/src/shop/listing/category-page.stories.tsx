import "../../app/frame/layout.css";
import "./listing.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inPage } from "../../app/frame/in-page.fixture.tsx";
import { CategoryPage } from "./category-page.tsx";
import { categorySample, fullListingSample } from "./listing.samples.ts";
import { productCardsSample } from "./product-cards.samples.ts";

const meta = {
  title: "Pages/Category",
  component: CategoryPage,
  args: { category: categorySample, path: "/browse/sofas" },
  decorators: [
    inPage({ path: "/browse/sofas", answer: () => ({ title: "Trending Products", items: productCardsSample }) }),
  ],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof CategoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrowed = { ...categorySample, ...fullListingSample };

export const FiltersInAColumn: Story = {};
export const FiltersInABar: Story = { args: { filters: "bar" }, globals: { brand: "modern" } };
export const FilteredSecondPage: Story = { args: { category: narrowed } };
export const OneItem: Story = {
  args: { category: { ...categorySample, items: categorySample.items.slice(0, 1), total: 1 } },
};
export const NothingMatches: Story = {
  args: { category: { ...narrowed, items: [], total: 0, page: 1, pageCount: 1 } },
};
export const Empty: Story = {
  args: { category: { ...categorySample, facets: [], items: [], total: 0 } },
};
export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
export const DrawerOnPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).queryByText("Filter & Sort");
    // In a wide window there is no drawer to open: the filters are in the page.
    if (trigger === null || !trigger.checkVisibility()) return;
    await userEvent.click(trigger);
    const drawer = within(await within(document.body).findByRole("dialog", { name: "Filter & Sort" }));
    await waitFor(() => expect(drawer.getByRole("button", { name: "Show 4 items" })).toBeVisible());
  },
};
