import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { parseDesign } from "../layout/design-text.ts";
import { dune } from "../layout/piece-kinds.samples.ts";
import { LayoutPlan } from "./layout-plan.tsx";

it("draws backs, arms and cushions of each piece where it stands", () => {
  const parsed = parseDesign("10.LAS.ARM.RAC", dune);
  if (!parsed.ok) throw new Error("The design cannot be built.");
  const { container } = render(<LayoutPlan design={parsed.design} catalog={dune} label="Sofa, seen from above" />);
  expect(screen.getByRole("img", { name: "Sofa, seen from above" })).toBeVisible();
  const [las, armless, chaise] = container.querySelectorAll("[data-part=plan-piece]");
  const partsOf = (piece: Element | undefined) =>
    [...(piece?.querySelectorAll("[data-part]") ?? [])].map((part) => part.getAttribute("data-part"));
  expect(partsOf(las)).toEqual([
    "plan-base",
    ...["plan-cushion", "plan-light"],
    ...["plan-bolster", "plan-shade", "plan-bolster", "plan-shade"],
  ]);
  expect(partsOf(armless)).toEqual(["plan-base", "plan-cushion", "plan-light", "plan-bolster", "plan-shade"]);
  expect(chaise?.getAttribute("transform")).toContain("translate(91 33)");
});
