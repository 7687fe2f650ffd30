import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import "../planner-styles.css";
import { openDesign } from "../design/open-design.ts";
import { readPlannerAddress } from "../design/planner-address.ts";
import { toDetailsRequest } from "../design/to-details-request.ts";
import { DetailsPanel } from "../details/details-panel.tsx";
import type { LoadDetails } from "../details/use-details.ts";
import { dune } from "../layout/piece-kinds.samples.ts";
import { detailsSample, plannerSample } from "./planner.samples.ts";
import { Planner } from "./planner.tsx";

/** What a planner shows of an address. */
function at(query: string) {
  const address = readPlannerAddress(new URLSearchParams(query));
  const choices = { fabric: "STONE", legs: "OAK" };
  const request = toDetailsRequest(openDesign(address.design, dune).design, choices, plannerSample);
  return { address, details: { request, value: detailsSample(request) } };
}

const loadDetails: LoadDetails = async (request) => detailsSample(request);

const meta = {
  component: Planner,
  args: {
    ...at("design=10.LAC.ARM.COR.ARM.RAS"),
    page: plannerSample,
    path: "/sectional-planner/dune",
    title: "Sectional Planner: Create Your Own",
    unit: "in",
    loadDetails,
    renderFabrics: ({ choiceCode }) => <p>{`The fabrics of the store; ${choiceCode} is chosen.`}</p>,
    DetailsPanel,
    startOverUrl: "#",
  },
} satisfies Meta<typeof Planner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: "phone" } } };
export const Empty: Story = { args: at("") };
export const OpenEnd: Story = {
  args: {
    ...at("design=10.LAS.ARM"),
    openEnds: { design: "10.LAS.ARM", question: "The right end is open: it has no arm." },
  },
};
export const SixtyPieces: Story = { args: at("design=10.58xARM") };
export const SelectFabric: Story = { args: at("design=10.LAS.RAS&panel=SelectFabric") };
export const MenuOpen: Story = { args: at("design=10.LAC.ARM.COR.ARM.RAS&place=p3") };
export const DetailsInPage: Story = { args: at("design=10.LAS.RAS&view=details") };
export const DetailsOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("link", { name: "Sectional Details" }));
    await expect(await within(document.body).findByRole("dialog", { name: "Sectional Details" })).toBeVisible();
  },
};
export const DetailsLoading: Story = { args: { details: null, loadDetails: () => new Promise(() => {}) } };
export const DetailsFailed: Story = { args: { details: null, loadDetails: async () => null } };
export const Adding: Story = { args: { busy: true } };
export const AddFailed: Story = { args: { problem: "Only 1 of these is left." } };
export const NotAsItWas: Story = { args: at("design=10.LAC.COR.COR.RAS") };
export const ReplacesADesign: Story = { args: at("design=10.LAC.ARM.RAS&replaces=d-1") };
export const Centimeters: Story = { args: { unit: "cm" } };
