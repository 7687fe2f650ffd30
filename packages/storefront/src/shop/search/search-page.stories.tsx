import "../../app/frame/layout.css";
import "./search-box.css";
import "../listing/listing.css";
import "./search.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage } from "../../app/frame/in-page.fixture.tsx";
import { navigationSample } from "../../app/frame/layout.samples.ts";
import { nothingFoundSample, searchSample } from "./search.samples.ts";
import { suggestionsSample } from "./search-box.samples.ts";
import { SearchPage } from "./search-page.tsx";

const meta = {
  title: "Pages/Search",
  component: SearchPage,
  args: { search: searchSample, departments: navigationSample.departments },
  decorators: [inPage({ path: "/search?query=linen", answer: () => suggestionsSample })],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof SearchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const CorrectedSpelling: Story = {
  args: { search: { ...searchSample, query: "velvt chiar", correctedQuery: "velvet chair" } },
};
export const NothingFound: Story = { args: { search: nothingFoundSample } };
export const WithoutQuery: Story = { args: { search: null } };
export const NothingFoundOnPhone: Story = { ...NothingFound, globals: { viewport: { value: "phone" } } };
