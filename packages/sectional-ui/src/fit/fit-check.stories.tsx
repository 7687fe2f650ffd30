import type { Meta, StoryObj } from "@storybook/react-vite";
import "../fit-styles.css";
import { openDesign } from "../design/open-design.ts";
import { dune } from "../layout/piece-kinds.samples.ts";
import { FitCheck } from "./fit-check.tsx";

const meta = {
  component: FitCheck,
  args: {
    design: openDesign("10.LAC.ARM.COR.RAS", dune).design,
    catalog: dune,
    unit: "in",
    fabricImagePath: "/pictures/swatch-stone-linen-200.webp",
    measures: {},
    path: "#",
    kept: { design: "10.LAC.ARM.COR.RAS", fabric: "", legs: "", replaces: "", view: "" },
    turnedUrl: "#",
    askAt: <a href="tel:18005550134">1-800-555-0134</a>,
  },
} satisfies Meta<typeof FitCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Fits: Story = { args: { measures: { roomWidth: "14'", roomDepth: "13'", doorWidth: "36" } } };
export const DoesNotFit: Story = {
  args: { measures: { roomWidth: "100", roomDepth: "100", doorWidth: "28", stairsWidth: "34", landingDepth: "36" } },
};
export const WithErrors: Story = { args: { measures: { roomWidth: "wide", elevatorDepth: "51" } } };
export const Centimeters: Story = { args: { unit: "cm", measures: { roomWidth: "420", roomDepth: "380" } } };
