import { describe, expect, it } from "vitest";
import { applyDesignCommand, type DesignCommand } from "./apply-design-command.ts";
import { checkRoomFit } from "./check-room-fit.ts";
import { type Design, emptyDesign, type PieceKind } from "./design.ts";
import { recordDesign, redoDesign, startHistory, undoDesign } from "./design-history.ts";
import { formatDesign, parseDesign } from "./design-text.ts";
import { findDesignProblem } from "./find-design-problem.ts";
import { listJoinPoints, listOpenEnds } from "./list-join-points.ts";
import { getBounds } from "./measure-design.ts";
import { catalogOf, dune, duneKinds } from "./piece-kinds.samples.ts";
import { placePieces } from "./place-pieces.ts";
import { toPieceCatalog } from "./to-piece-catalog.ts";

function designOf(text: string): Design {
  const parsed = parseDesign(text, dune);
  if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.problem)}`);
  return parsed.design;
}
const sizeOf = (text: string) => {
  const { width, depth, height } = getBounds(designOf(text), dune);
  return [width, depth, height];
};
/** The text after a command, or the kind of its problem. */
function after(text: string, command: DesignCommand): string {
  const result = applyDesignCommand(designOf(text), command, dune);
  return result.ok ? formatDesign(result.design) : result.problem.kind;
}

describe("placePieces", () => {
  it.each([
    ["10.LAS.ARM.RAS", [112, 39, 31]],
    ["10.LAS.ARM.RAC", [110, 66, 31]],
    ["10.LAS.ARM.COR.RAS", [111, 79, 31]],
    ["10.LAC.2xARM.RAC", [140, 66, 31]],
    ["10.LAC.ARM.COR.ARM.RAS", [109, 111, 31]],
    ["10.LAS.ARM.WED.ARM.RAS", [128, 128, 31]],
    ["11.LAS.ARM.RAC", [66, 110, 31]],
    ["10.ARM*OTT", [32, 63.5, 31]],
    ["10", [0, 0, 0]],
  ])("covers the floor of %s", (text, size) => {
    expect(sizeOf(text)).toEqual(size);
  });

  it("puts pieces side by side with their backs flush, and turns them after a corner", () => {
    const { pieces, seams } = placePieces(designOf("10.LAS.COR.RAC"), dune);
    expect(pieces.map(({ x, y, width, depth, rotation }) => [x, y, width, depth, rotation])).toEqual([
      [0, 0, 40, 39, 0],
      [40, 0, 39, 39, 0],
      [13, 39, 66, 38, 90],
    ]);
    expect(seams).toEqual([
      { x: 40, y: 0, direction: 0 },
      { x: 79, y: 39, direction: 90 },
    ]);
  });

  it("puts an ottoman in the middle before its seat", () => {
    const { pieces } = placePieces(designOf("10.LOV*OTT"), dune);
    expect(pieces.map(({ id, x, y, isOttoman }) => [id, x, y, isOttoman])).toEqual([
      ["p1", 0, 0, false],
      ["p1", 16, 39, true],
    ]);
  });

  it("finds that four corners close to a ring, which has no ends", () => {
    const ring = designOf("10.4xCOR");
    expect(placePieces(ring, dune).isRing).toBe(true);
    expect(getBounds(ring, dune)).toMatchObject({ width: 78, depth: 78 });
    expect(listOpenEnds(ring, dune)).toEqual([]);
    expect(listJoinPoints(ring, dune).map(({ kind }) => kind)).toEqual(["seam", "seam", "seam"]);
  });
});

describe("what cannot be built", () => {
  it.each([
    ["10.LAC.COR.COR.RAS", "overlap"],
    ["10.LAS.LAS", "notJoinable"],
    ["10.RAS.ARM", "notJoinable"],
    ["10.COR*OTT", "notJoinable"],
    ["10.OTT.ARM", "notJoinable"],
    ["10.ARM*LAS", "notJoinable"],
    ["10.LAS.BED.RAS", "unknownPiece"],
    // The ottoman of the seat after the corner stands in the chaise before it.
    ["10.LAC.COR.ARM*OTT", "overlap"],
    ["10.LAS.COR.ARM*OTT.COR.2xARM*OTT", "overlap"],
    ["10.60xARM.CON", "tooManyPieces"],
    ["10.59xARM*OTT", "tooManyPieces"],
  ])("%s: %s", (text, kind) => {
    expect(parseDesign(text, dune)).toMatchObject({ ok: false, problem: { kind } });
  });

  it("is a layout of 61 pieces, while one of 60 can be built (AMB-217)", () => {
    const sixty = designOf("10.60xARM");
    expect(sixty.pieces).toHaveLength(60);
    const one = { kind: "insert", index: 60, itemTypeCode: "ARM", id: "last" } as const;
    expect(applyDesignCommand(sixty, one, dune)).toEqual({ ok: false, problem: { kind: "tooManyPieces", limit: 60 } });
    expect(
      findDesignProblem({ rotation: 0, pieces: [...sixty.pieces, { id: "last", itemTypeCode: "ARM" }] }, dune),
    ).toEqual({ kind: "tooManyPieces", limit: 60 });
    expect(listJoinPoints(sixty, dune).every(({ choices }) => choices.length === 0)).toBe(true);
  });
});

describe("applyDesignCommand", () => {
  it.each<[string, DesignCommand, string]>([
    ["10", { kind: "insert", index: 0, itemTypeCode: "LAS", id: "a" }, "10.LAS"],
    ["10.LAS.RAS", { kind: "insert", index: 1, itemTypeCode: "COR", id: "a" }, "10.LAS.COR.RAS"],
    ["10.LAS.RAS", { kind: "insert", index: 2, itemTypeCode: "ARM", id: "a" }, "notJoinable"],
    ["10.LAS.RAS", { kind: "insert", index: 3, itemTypeCode: "ARM", id: "a" }, "noSuchPiece"],
    ["10.LAS.RAS", { kind: "insert", index: 0.5, itemTypeCode: "ARM", id: "a" }, "noSuchPiece"],
    ["10.LAS.RAS", { kind: "insert", index: 1, itemTypeCode: "ARM", id: "p1" }, "noSuchPiece"],
    ["10.LAS.ARM.RAS", { kind: "remove", id: "p2" }, "10.LAS.RAS"],
    ["10.LAS", { kind: "remove", id: "p1" }, "10"],
    // Without the armless seat, the chaise would stand on the other arm.
    ["10.LAC.COR.2xARM.COR.RAC", { kind: "remove", id: "p1" }, "10.COR.2xARM.COR.RAC"],
    ["10.LAS.ARM.COR.ARM.RAS", { kind: "removeFrom", id: "p3" }, "10.LAS.ARM"],
    ["10.LAS.ARM.RAS", { kind: "replace", id: "p3", itemTypeCode: "RAC" }, "10.LAS.ARM.RAC"],
    ["10.LAS.ARM.RAS", { kind: "replace", id: "p2", itemTypeCode: "LAS" }, "notJoinable"],
    ["10.LAS.ARM.RAS", { kind: "replace", id: "p2", itemTypeCode: "BED" }, "unknownPiece"],
    ["10.LAS.ARM.COR.RAS", { kind: "move", id: "p2", by: 1 }, "10.LAS.COR.ARM.RAS"],
    // At the other end, an arm seat becomes the one of that end.
    ["10.LAS.RAC", { kind: "move", id: "p1", by: 1 }, "10.LAC.RAS"],
    ["10.LAS.ARM", { kind: "move", id: "p1", by: 1 }, "10.ARM.RAS"],
    ["10.LAS.ARM.RAC", { kind: "swap", id: "p1", with: "p3" }, "10.LAC.ARM.RAS"],
    ["10.LAS.ARM", { kind: "move", id: "p1", by: -1 }, "noSuchPiece"],
    ["10.LAS.ARM", { kind: "swap", id: "p1", with: "p1" }, "noSuchPiece"],
    ["10.LAS.ARM", { kind: "remove", id: "p9" }, "noSuchPiece"],
    ["10.LAS.ARM", { kind: "setOttoman", id: "p2", itemTypeCode: "OTT" }, "10.LAS.ARM*OTT"],
    ["10.LAS.ARM*OTT", { kind: "setOttoman", id: "p2", itemTypeCode: undefined }, "10.LAS.ARM"],
    ["10.LAS.ARM.RAC", { kind: "mirror" }, "10.LAC.ARM.RAS"],
    ["10.LAS.COR.RAC", { kind: "mirror" }, "13.LAC.COR.RAS"],
    ["13.LAS", { kind: "rotate" }, "10.LAS"],
    ["12.LAS.RAS", { kind: "clear" }, "10"],
  ])("%s, %j: %s", (text, command, expected) => {
    expect(after(text, command)).toBe(expected);
  });

  it("says which pieces would overlap", () => {
    const removed = applyDesignCommand(designOf("10.LAC.COR.2xARM.COR.RAS"), { kind: "remove", id: "p3" }, dune);
    expect(removed.ok).toBe(true);
    const both = removed.ok && applyDesignCommand(removed.design, { kind: "remove", id: "p4" }, dune);
    expect(both).toEqual({ ok: false, problem: { kind: "overlap", ids: ["p1", "p6"] } });
  });

  it("shows the mirror image: every piece at its mirrored place", () => {
    const design = designOf("10.LAS.ARM*OTT.COR.LOV.RAC");
    const mirrored = applyDesignCommand(design, { kind: "mirror" }, dune);
    const { x, width } = getBounds(design, dune);
    const image = mirrored.ok ? mirrored.design : emptyDesign;
    const bounds = getBounds(image, dune);
    const places = placePieces(design, dune).pieces.map((piece) => [
      x + width - (piece.x + piece.width),
      piece.y - getBounds(design, dune).y,
      piece.width,
      piece.depth,
    ]);
    const found = placePieces(image, dune).pieces.map((piece) => [
      piece.x - bounds.x,
      piece.y - bounds.y,
      piece.width,
      piece.depth,
    ]);
    expect(found.sort()).toEqual(places.map(([left = 0, ...rest]) => [left - 0, ...rest]).sort());
  });
});

describe("listJoinPoints", () => {
  it("offers every seat to an empty layout, but no ottoman", () => {
    const [start, ...others] = listJoinPoints(emptyDesign, dune);
    expect(others).toEqual([]);
    expect(start?.kind).toBe("start");
    expect(start?.choices).toEqual(duneKinds.map(({ itemTypeCode }) => itemTypeCode).filter((code) => code !== "OTT"));
  });

  it("offers what fits at each end and seam", () => {
    const points = listJoinPoints(designOf("10.ARM.RAS"), dune);
    expect(points.map(({ kind, index }) => [kind, index])).toEqual([
      ["leftEnd", 0],
      ["seam", 1],
    ]);
    expect(points[0]?.choices).toEqual(["LAS", "ARM", "LOV", "COR", "WED", "LAC", "LBU", "CON"]);
    expect(points[1]?.choices).toEqual(["ARM", "LOV", "COR", "WED", "CON"]);
  });

  it("names the ends without an arm", () => {
    expect(listOpenEnds(designOf("10.ARM.RAS"), dune)).toEqual(["left"]);
    expect(listOpenEnds(designOf("10.2xARM"), dune)).toEqual(["left", "right"]);
    expect(listOpenEnds(designOf("10.LAS.RAC"), dune)).toEqual([]);
    expect(listOpenEnds(emptyDesign, dune)).toEqual([]);
  });
});

describe("checkRoomFit", () => {
  it.each([
    [
      { width: 144, depth: 120 },
      { fits: true, spareWidth: 4, spareDepth: 15, isTurned: false },
    ],
    [
      { width: 110, depth: 150 },
      { fits: true, spareWidth: 5, spareDepth: 10, isTurned: true },
    ],
    [
      { width: 144, depth: 100 },
      { fits: false, missingWidth: 0, missingDepth: 5, isTurned: false },
    ],
    [
      { width: 100, depth: 138 },
      { fits: false, missingWidth: 5, missingDepth: 2, isTurned: true },
    ],
    [
      { width: 110, depth: 75, walkway: 0 },
      { fits: true, spareWidth: 0, spareDepth: 0, isTurned: false },
    ],
  ])("in a room of %j", (room, fit) => {
    // 110 by 75 inches.
    const design = designOf("10.LAS.ARM.RAC");
    const catalog = catalogOf(duneKinds.map((kind): PieceKind => (kind.depth === 66 ? { ...kind, depth: 75 } : kind)));
    expect(checkRoomFit(design, catalog, room)).toEqual(fit);
  });
});

describe("the text of a layout", () => {
  it("repeats pieces by a number, and is the same for equal layouts", () => {
    expect(formatDesign(designOf("10.LAS.ARM.ARM.1xCOR.ARM*OTT.RBU"))).toBe("10.LAS.2xARM.COR.ARM*OTT.RBU");
  });

  it.each([
    "",
    "1",
    "14.LAS",
    "20.LAS",
    "10.",
    "10..LAS",
    "10.las los",
    "10.0xARM",
    "10.LAS*",
    "10.__proto__",
    `10.${"ARM.".repeat(400)}ARM`,
  ])("is no text: %j", (text) => {
    expect(parseDesign(text, dune)).toMatchObject({ ok: false });
  });

  it.each([
    ["10.LAS.BED.RAS", "10.LAS.RAS"],
    ["10.LAC.COR.COR.RAS", "10.LAC.2xCOR"],
    ["12.ARM*BED.RAS", "12.ARM.RAS"],
    ["10.BED", undefined],
  ])("that cannot be built, %s, has the nearest one %s", (text, nearest) => {
    const parsed = parseDesign(text, dune);
    expect(!parsed.ok && parsed.nearest && formatDesign(parsed.nearest)).toBe(nearest);
  });
});

describe("the history", () => {
  it("undoes and redoes exactly, and forgets what was undone after a change", () => {
    const [one, two] = [designOf("10.LAS"), designOf("10.LAS.RAS")];
    const full = recordDesign(recordDesign(startHistory(emptyDesign), one), two);
    const undone = undoDesign(undoDesign(full));
    expect(undone.present).toBe(emptyDesign);
    expect(undoDesign(undone)).toBe(undone);
    expect(redoDesign(redoDesign(undone))).toEqual(full);
    expect(redoDesign(full)).toBe(full);
    expect(recordDesign(full, two)).toBe(full);
    expect(recordDesign(undoDesign(full), emptyDesign).future).toEqual([]);
  });

  it("keeps the last 100 steps", () => {
    const layouts = Array.from({ length: 150 }, (): Design => ({ rotation: 0, pieces: [] }));
    const full = layouts.reduce(recordDesign, startHistory(emptyDesign));
    expect(full.past).toHaveLength(100);
    expect(full.past[0]).toBe(layouts[49]);
  });
});

describe("toPieceCatalog", () => {
  const [las, ras] = duneKinds as [PieceKind, PieceKind];
  const corner = duneKinds.find(({ itemTypeCode }) => itemTypeCode === "COR") as PieceKind;
  it.each<[string, readonly PieceKind[], string]>([
    ["a code twice", [las, ras, las], "doubledCode"],
    ["a code with a dot", [{ ...las, itemTypeCode: "L.S" }], "invalidCode"],
    ["a code that begins with a digit", [{ ...las, itemTypeCode: "2S" }], "invalidCode"],
    ["a third of an inch", [{ ...las, width: 40.3 }, ras], "invalidSize"],
    ["no depth", [{ ...las, depth: 0 }, ras], "invalidSize"],
    ["infinite height", [{ ...las, height: Number.POSITIVE_INFINITY }, ras], "invalidSize"],
    ["no mirror image", [las], "invalidMirror"],
    ["a mirror image of another size", [las, { ...ras, width: 41 }], "invalidMirror"],
    ["a mirror image with another join", [las, { ...ras, joins: [] }], "invalidMirror"],
    ["a corner that is not square and its own image", [{ ...corner, depth: 40 }], "invalidMirror"],
  ])("refuses %s", (_case, kinds, kind) => {
    expect(toPieceCatalog(kinds)).toMatchObject({ ok: false, problem: { kind } });
  });
});
