import { holds } from "@store/config/properties";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyDesign } from "../layout/design.ts";
import { formatDesign, parseDesign } from "../layout/design-text.ts";
import { codesOf } from "../layout/find-design-problem.ts";
import { dune, duneKinds } from "../layout/piece-kinds.samples.ts";
import { plannerSample } from "../planner/planner.samples.ts";
import { describeEnds } from "./describe-ends.ts";
import { fitPieces } from "./fit-pieces.ts";
import { openDesign } from "./open-design.ts";
import { readPlannerAddress, toPlannerUrl } from "./planner-address.ts";
import { toDetailsRequest } from "./to-details-request.ts";

describe("the address of a planner", () => {
  it("keeps a design, a fabric, legs and the design that is replaced", () => {
    const url = toPlannerUrl("/sectional-planner/dune", {
      design: "10.LAS.ARM*OTT.RAS",
      fabric: "SLATE",
      legs: "BLK",
      replaces: "d-1",
    });
    expect(url).toBe("/sectional-planner/dune?design=10.LAS.ARM*OTT.RAS&fabric=SLATE&legs=BLK&replaces=d-1");
    expect(readPlannerAddress(new URL(url, "https://shop.example").searchParams)).toEqual({
      design: "10.LAS.ARM*OTT.RAS",
      fabric: "SLATE",
      legs: "BLK",
      replaces: "d-1",
      panel: "",
      place: "",
      view: "",
      missing: "",
      fit: "",
    });
  });

  it("is the path alone without choices", () => {
    expect(toPlannerUrl("/sectional-planner/dune", { design: "", panel: "" })).toBe("/sectional-planner/dune");
  });

  it("has one of two panels, BuildSectional or SelectFabric, and no other [SECT-19]", () => {
    const read = (panel: string) => readPlannerAddress(new URLSearchParams({ panel })).panel;
    expect(["BuildSectional", "SelectFabric", "buildsectional", "__proto__"].map(read)).toEqual([
      "BuildSectional",
      "SelectFabric",
      "",
      "",
    ]);
  });

  it("is read from any query without an exception", { tags: ["deep"] }, () => {
    holds(fc.webQueryParameters(), (query) => {
      const { design, panel } = readPlannerAddress(new URLSearchParams(query));
      return design.length <= 1001 && ["", "BuildSectional", "SelectFabric"].includes(panel);
    });
  });
});

describe("openDesign", () => {
  it("opens a design as it is", () => {
    const { design, leftOut } = openDesign("10.LAS.ARM.RAS", dune);
    expect([formatDesign(design), leftOut]).toEqual(["10.LAS.ARM.RAS", null]);
    expect(openDesign("", dune)).toEqual({ design: emptyDesign, leftOut: null });
  });

  it.each([
    ["pieces that overlap", "10.LAC.COR.COR.RAS", "10.LAC.2xCOR", ["Right-Arm Seat"]],
    ["a piece that is no longer sold", "10.LAS.GONE.RAS", "10.LAS.RAS", []],
    ["a text that is none", "sofa", "10", []],
    ["several of one kind", "10.LAS.3xRAS", "10.LAS.RAS", ["2 Right-Arm Seat"]],
  ])("opens the nearest layout of %s, and says what is left out", (_, text, opened, leftOut) => {
    const result = openDesign(text, dune);
    expect(formatDesign(result.design)).toBe(opened);
    expect(result.leftOut).toEqual(leftOut);
  });
});

describe("fitPieces", () => {
  it.each([
    ["are what was planned", "10.LAC.ARM.RAS", ["LAC", "ARM", "RAS"], "10.LAC.ARM.RAS"],
    ["have one more", "10.LAC.ARM.RAS", ["LAC", "ARM", "ARM", "RAS"], "10.LAC.2xARM.RAS"],
    ["have one less", "10.LAC.2xARM.RAS", ["RAS", "ARM", "LAC"], "10.LAC.ARM.RAS"],
    ["have lost an end", "10.LAC.ARM.RAS", ["ARM", "RAS"], "10.ARM.RAS"],
    ["have an ottoman more", "10.LAS.RAS", ["LAS", "RAS", "OTT"], "10.LAS*OTT.RAS"],
    ["have an ottoman less", "10.LAS*OTT.RAS", ["LAS", "RAS"], "10.LAS.RAS"],
    ["do not join to a chain", "10.LAS.RAS", ["LAS", "LAS", "RAS"], "10.LAS.LAS.RAS"],
    ["were planned without a text", "", ["LAS", "RAS"], "10.LAS.RAS"],
  ])("finds the layout of pieces that %s (AMB-279)", (_, design, itemTypes, fitted) => {
    expect(fitPieces(design, itemTypes, dune)).toBe(fitted);
  });

  it("has exactly the given pieces whenever its text opens", () => {
    const anyCodes = fc.array(fc.constantFrom(...duneKinds.map(({ itemTypeCode }) => itemTypeCode)), {
      minLength: 1,
      maxLength: 7,
    });
    holds(fc.constantFrom("", "10.LAC.ARM.RAS", "10.LAS*OTT.COR.RAS"), anyCodes, (design, itemTypes) => {
      const parsed = parseDesign(fitPieces(design, itemTypes, dune), dune);
      if (!parsed.ok) return true;
      return parsed.design.pieces.flatMap(codesOf).toSorted().join() === itemTypes.toSorted().join();
    });
  });
});

it("the request for details has the chosen codes, and those of the collection for the others [CALL-100]", () => {
  const { design } = openDesign("10.LAS.ARM*OTT.RAS", dune);
  expect(toDetailsRequest(design, { fabric: "SLATE", legs: "BLK" }, plannerSample)).toEqual({
    collectionCode: "dune",
    fabricChoiceCode: "SLATE",
    legFinishCode: "BLK",
    repositoryCode: "R1",
    armChoiceCode: "A1",
    cushionCode: "C1",
    cushionChoice: "Foam",
    itemTypes: ["LAS", "ARM", "OTT", "RAS"],
  });
});

it("open ends are said in words", () => {
  expect(describeEnds(["left"])).toBe("The left end is open: it has no arm.");
  expect(describeEnds(["left", "right"])).toBe("Both ends are open: they have no arm.");
});
