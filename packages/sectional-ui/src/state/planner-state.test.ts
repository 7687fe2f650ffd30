import { describe, expect, it } from "vitest";
import { openDesign } from "../design/open-design.ts";
import { startHistory } from "../layout/design-history.ts";
import { formatDesign } from "../layout/design-text.ts";
import { dune } from "../layout/piece-kinds.samples.ts";
import { type PlannerAction, type PlannerState, plannerReducer } from "./planner-state.ts";

const reduce = plannerReducer(dune, "in");
const begin = (design: string): PlannerState => ({
  history: startHistory(openDesign(design, dune).design),
  fabric: "STONE",
  legs: "OAK",
  replaces: "",
  panel: "BuildSectional",
  is3d: false,
  menu: null,
  active: "",
  focus: null,
  announcement: { text: "" },
  added: 0,
});
const after = (design: string, ...actions: PlannerAction[]) => actions.reduce(reduce, begin(design));
const designOf = ({ history }: PlannerState) => formatDesign(history.present);
const run = (command: Extract<PlannerAction, { type: "command" }>["command"]): PlannerAction => ({
  type: "command",
  command,
  surface: "plan",
});

describe("the state of a planner", () => {
  it("after a command has the new layout, the focus on the piece, and says what was done", () => {
    const state = after("10.LAS.RAS", run({ kind: "insert", index: 1, itemTypeCode: "ARM", id: "n1" }));
    expect(designOf(state)).toBe("10.LAS.ARM.RAS");
    expect(state).toMatchObject({
      focus: { key: "n1", surface: "plan" },
      announcement: { text: "Armless Seat added. 3 pieces, 112 by 39 inches." },
      added: 1,
    });
  });

  it("after a refused command has the same layout, the same history, and says why", () => {
    const state = after("10.LAS.ARM", run({ kind: "insert", index: 0, itemTypeCode: "RAC", id: "n1" }));
    expect(designOf(state)).toBe("10.LAS.ARM");
    expect(state.history.past).toEqual([]);
    expect(state.announcement.text).toBe("Right-Arm Chaise fits at the right end only. Nothing changed.");
  });

  it.each([
    ["the next piece", "10.LAS.ARM.RAS", "p1", "p2"],
    ["the previous piece at the right end", "10.LAS.ARM.RAS", "p3", "p2"],
    ["the first join point after the last piece", "10.LAS", "p1", "join-0"],
  ])("after a removal has the focus on %s", (_, design, id, key) => {
    expect(after(design, run({ kind: "remove", id })).focus?.key).toBe(key);
  });

  it("undoes and redoes exactly, and says when there is nothing left", () => {
    const done = after("10.LAS.RAS", run({ kind: "mirror" }), run({ kind: "remove", id: "p1" }));
    const undone = reduce(reduce(done, { type: "undo" }), { type: "undo" });
    expect(designOf(undone)).toBe("10.LAS.RAS");
    expect(reduce(undone, { type: "undo" }).announcement.text).toBe("Nothing to undo.");
    const redone = reduce(reduce(undone, { type: "redo" }), { type: "redo" });
    expect(designOf(redone)).toBe(designOf(done));
    expect(redone.announcement.text).toMatch(/^Redone\. 1 piece, /);
    expect(reduce(redone, { type: "redo" }).announcement.text).toBe("Nothing to redo.");
  });

  it("a closed menu gives the focus back to its place, unless the focus went elsewhere", () => {
    const at = { key: "p1", surface: "list" } as const;
    const open = after("10.LAS.RAS", { type: "openMenu", at });
    expect(reduce(open, { type: "closeMenu" })).toMatchObject({ menu: null, focus: at });
    expect(reduce(open, { type: "closeMenu", keepsFocus: true })).toMatchObject({ menu: null, focus: null });
  });

  it("a ready layout can be undone", () => {
    const state = after("10.LAS.RAS", {
      type: "open",
      design: openDesign("10.LAC.RAS", dune).design,
      announcement: "Sofa opened.",
    });
    expect(state.announcement.text).toBe("Sofa opened. 2 pieces, 78 by 66 inches.");
    expect(designOf(reduce(state, { type: "undo" }))).toBe("10.LAS.RAS");
  });
});
