import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { pageSample } from "./page.samples.ts";
import { ReadyLayouts, type ReadyLayoutsProps } from "./ready-layouts.tsx";

const formatSize: ReadyLayoutsProps["formatSize"] = ({ width, depth }) => `${width} in wide, ${depth} in deep`;

function show(change: Partial<ReadyLayoutsProps["page"]> = {}) {
  return render(
    <ReadyLayouts page={{ ...pageSample, ...change }} formatSize={formatSize}>
      <input type="hidden" name="confirmation" value="1" />
    </ReadyLayouts>,
  );
}

describe("ReadyLayouts", () => {
  it("shows plan, size, total and a form that adds all pieces", () => {
    show();
    const [chaise] = within(screen.getByRole("region", { name: "Ready Layouts" })).getAllByRole("listitem");
    const inChaise = within(chaise as HTMLElement);
    expect(inChaise.getByRole("img", { name: "Sofa with Chaise, seen from above" })).toBeVisible();
    expect(inChaise.getByText("3 pieces, 110 in wide, 66 in deep")).toBeVisible();
    expect(inChaise.getByText("$3,897.00")).toBeVisible();
    const form = inChaise.getByRole("button", { name: "Add All to Cart Sofa with Chaise" }).closest("form");
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
      collection: "dune",
      fabric: "STONE",
      design: "10.LAS.ARM.RAC",
      confirmation: "1",
    });
  });

  it("says why a layout cannot be bought, without a button", () => {
    show();
    const curve = screen.getByRole("heading", { name: "Conversation Curve" }).closest("li") as HTMLElement;
    expect(within(curve).getByText("Only 1 left")).toBeVisible();
    expect(within(curve).queryByRole("button")).toBeNull();
  });

  it("leaves out a layout that cannot be built from the pieces, and shows nothing without any", () => {
    show({ pieces: pageSample.pieces.filter(({ itemTypeCode }) => itemTypeCode !== "WED") });
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    const { container } = show({ layouts: [] });
    expect(container).toBeEmptyDOMElement();
  });

  it("draws backs, arms and cushions of each piece where it stands", () => {
    const { container } = show();
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
});
