import { describe, expect, it } from "vitest";
import { openDesign } from "../design/open-design.ts";
import { applyDesignCommand, type DesignCommand } from "../layout/apply-design-command.ts";
import { dune } from "../layout/piece-kinds.samples.ts";
import { describeChange, describeDesign, describeProblem } from "./describe-change.ts";
import { listCommands } from "./list-commands.ts";
import { listPlaces } from "./list-places.ts";

const open = (design: string) => openDesign(design, dune).design;
const namesOf = (design: string, unit: "in" | "cm" = "in") =>
  listPlaces(open(design), dune, unit).map(({ name }) => name);

describe("listPlaces", () => {
  it("names pieces and join points from the left end to the right one", () => {
    expect(namesOf("10.LAS.COR")).toEqual([
      "Left-Arm Seat, piece 1 of 2, 40 by 39 inches",
      expect.stringMatching(/^Add a piece between Left-Arm Seat and Corner, \d fit$/),
      "Corner, piece 2 of 2, 39 by 39 inches",
      expect.stringMatching(/^Add a piece at the right end, \d fit$/),
    ]);
    expect(namesOf("10.ARM")[0]).toMatch(/^Add a piece at the left end, \d fit$/);
    expect(namesOf("")).toEqual([expect.stringMatching(/^Add the first piece, \d+ fit$/)]);
  });

  it("names sizes in centimetres where the site has them", () => {
    expect(namesOf("10.LAS.RAS", "cm")[0]).toBe("Left-Arm Seat, piece 1 of 2, 102 by 99 centimetres");
  });

  it("has its buttons behind the backs at a seam, and beyond an open end", () => {
    const joins = listPlaces(open("10.LAS.ARM"), dune, "in").flatMap((place) =>
      place.kind === "join" ? [place.spot] : [],
    );
    expect(joins).toEqual([
      { x: 40, y: -13 },
      { x: 85, y: 20 },
    ]);
  });

  it("covers the ottoman with its piece", () => {
    const [piece] = listPlaces(open("10.LAS*OTT.RAS"), dune, "in");
    expect(piece).toMatchObject({ kind: "piece", rect: { x: 0, y: 0, width: 40, depth: 63.5 } });
  });
});

describe("listCommands", () => {
  const labelsOf = (text: string, key: string) => {
    const design = open(text);
    const place = listPlaces(design, dune, "in").find((one) => one.key === key);
    return place ? listCommands(place, { design, catalog: dune, id: "n1" }).map(({ label }) => label) : [];
  };

  it("has only commands that work: no move beyond an end, no mirror image between seats", () => {
    expect(labelsOf("10.LAS.ARM.COR.RAS", "p2").slice(0, 4)).toEqual([
      "Move right",
      "Add Ottoman",
      "Remove",
      "Armless Loveseat",
    ]);
    expect(labelsOf("10.LAS.ARM.RAS", "p1")).not.toContain("Right-Arm Seat");
    expect(labelsOf("10.LAS.ARM.RAS", "p1")).toContain("Left-Arm Chaise");
    expect(labelsOf("10.LAS.ARM*OTT.RAS", "p2")).toContain("Remove ottoman");
    expect(labelsOf("10.LAS.ARM", "join-1")).toEqual([
      "Armless Seat",
      "Armless Loveseat",
      "Corner",
      "Wedge",
      "Console",
    ]);
  });

  it("each leads to a layout that can be built", () => {
    const design = open("10.LAC.ARM.COR.ARM.RAS");
    for (const place of listPlaces(design, dune, "in")) {
      for (const { command } of listCommands(place, { design, catalog: dune, id: "n1" })) {
        expect(applyDesignCommand(design, command, dune).ok).toBe(true);
      }
    }
  });

  it("offers to remove a piece with everything to its right where the rest would not join", () => {
    // Without the corner between them, the two chaises overlap.
    const design = open("10.LAC.COR.RAC");
    const place = listPlaces(design, dune, "in").find(({ key }) => key === "p2");
    const labels = place ? listCommands(place, { design, catalog: dune, id: "n1" }).map(({ label }) => label) : [];
    const removes = applyDesignCommand(design, { kind: "remove", id: "p2" }, dune).ok;
    expect(labels).toContain(removes ? "Remove" : "Remove this and everything to its right");
  });
});

describe("announcements", () => {
  const change = (design: string, command: DesignCommand) => {
    const before = open(design);
    const result = applyDesignCommand(before, command, dune);
    return result.ok
      ? describeChange(command, before, result.design, dune)
      : describeProblem(result.problem, { command, design: before, catalog: dune });
  };

  it.each<[string, DesignCommand, string]>([
    ["10.LAS.RAS", { kind: "insert", index: 1, itemTypeCode: "ARM", id: "n" }, "Armless Seat added."],
    ["10.LAS.ARM.RAS", { kind: "remove", id: "p2" }, "Armless Seat removed."],
    ["10.LAS.ARM.RAS", { kind: "removeFrom", id: "p2" }, "Armless Seat and everything to its right removed."],
    ["10.LAS.ARM.RAS", { kind: "replace", id: "p2", itemTypeCode: "COR" }, "Armless Seat replaced with Corner."],
    ["10.LAS.ARM.COR.RAS", { kind: "move", id: "p2", by: 1 }, "Armless Seat moved to place 3."],
    ["10.LAS.RAS", { kind: "setOttoman", id: "p1", itemTypeCode: "OTT" }, "Ottoman added in front of Left-Arm Seat."],
    ["10.LAS*OTT.RAS", { kind: "setOttoman", id: "p1", itemTypeCode: undefined }, "Ottoman of Left-Arm Seat removed."],
    ["10.LAS.RAS", { kind: "mirror" }, "Left and right swapped."],
    ["10.LAS.RAS", { kind: "rotate" }, "Turned by a quarter."],
    ["10.LAS.RAS", { kind: "clear" }, "All pieces removed."],
  ])("after a command on %s say what it did", (design, command, text) => {
    expect(change(design, command)).toBe(text);
  });

  it.each<[string, DesignCommand, string]>([
    [
      "10.LAS.ARM",
      { kind: "insert", index: 0, itemTypeCode: "RAC", id: "n" },
      "Right-Arm Chaise fits at the right end only.",
    ],
    [
      "10.ARM.RAS",
      { kind: "insert", index: 2, itemTypeCode: "LAS", id: "n" },
      "Left-Arm Seat fits at the left end only.",
    ],
    [
      "10.LAC.COR.COR",
      { kind: "insert", index: 3, itemTypeCode: "RAS", id: "n" },
      "That would overlap Left-Arm Chaise.",
    ],
    ["10.LAS.RAS", { kind: "move", id: "p1", by: -1 }, "There is no place for it there."],
    ["10.60xARM", { kind: "insert", index: 0, itemTypeCode: "ARM", id: "n" }, "A sectional has at most 60 pieces."],
    ["10.LAS.RAS", { kind: "replace", id: "p1", itemTypeCode: "GONE" }, "This piece is no longer sold."],
  ])("after a refused command on %s say why", (design, command, text) => {
    expect(change(design, command)).toBe(text);
  });

  it("say the number of pieces and the size", () => {
    expect(describeDesign(open("10.LAS.ARM*OTT.RAS"), dune, "in")).toBe("4 pieces, 112 by 63.5 inches.");
    expect(describeDesign(open("10.LAS"), dune, "cm")).toBe("1 piece, 102 by 99 centimetres.");
    expect(describeDesign(open(""), dune, "in")).toBe("No pieces.");
  });
});
