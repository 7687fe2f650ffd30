import { holds } from "@store/config/properties";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openDesign } from "../design/open-design.ts";
import { getBounds } from "../layout/measure-design.ts";
import { dune } from "../layout/piece-kinds.samples.ts";
import { describeRoomFit } from "./describe-room-fit.ts";
import { readMeasures, toFitQuestions } from "./fit-measures.ts";
import { parseLength } from "./parse-length.ts";
import { placeInRoom } from "./place-in-room.ts";

describe("a length as people type it", () => {
  it.each([
    ["32", "in", 32],
    ["32.5 in", "in", 32.5],
    ["32 1/2", "in", 32.5],
    ['32 1/2"', "cm", 32.5],
    ["6' 8\"", "in", 80],
    ["6’8", "in", 80],
    ["6 ft 8 1/4 in", "in", 80.25],
    ["7 feet", "in", 84],
    ["82", "cm", 32.28],
    ["82,5 cm", "in", 32.48],
    ["2.1 m", "in", 82.68],
    ["813mm", "in", 32.01],
    [" 12 Inches ", "cm", 12],
  ] as const)("%s on a site in %s is %d inches", (text, unit, inches) => {
    expect(parseLength(text, unit)).toBe(inches);
  });

  it.each(["", "wide", "-32", "0", "0.5 in", "32 1/0", "3 2 1", "1e9", "201 ft", "32 in in", "٣٢", "NaN"])(
    "%j is none",
    (text) => {
      expect(parseLength(text, "in")).toBeUndefined();
    },
  );

  it("may be as short as its measure allows", () => {
    expect([parseLength("0", "in", 0), parseLength("0 cm", "cm", 0), parseLength("-1", "in", 0)]).toEqual([
      0,
      0,
      undefined,
    ]);
  });

  it("of any text is undefined or from an inch to 200 feet", () => {
    holds(fc.string({ unit: fc.constantFrom(..."0123456789./'\" ,cmintf") }), (text) => {
      const inches = parseLength(text, "cm");
      return inches === undefined || (inches >= 1 && inches <= 2400);
    });
  });
});

describe("the measures of a query", () => {
  const questions = (query: string, unit: "in" | "cm" = "in") =>
    toFitQuestions(readMeasures(new URLSearchParams(query), unit), unit);

  it("are a room with a walkway of 30 inches, and a step for each group", () => {
    const query =
      "roomWidth=12'&roomDepth=120&doorWidth=32&turnFrom=36&turnTo=40&stairsWidth=38&landingDepth=44&ceiling=90" +
      "&elevatorDoorWidth=36&elevatorWidth=68&elevatorDepth=51";
    expect(questions(query)).toEqual({
      room: { width: 144, depth: 120, walkway: 30 },
      steps: [
        {
          key: "door",
          title: "Narrowest door",
          step: { kind: "door", width: 32, height: 80 },
          names: expect.anything(),
        },
        { key: "turn", title: "Turn in a hall", step: { kind: "turn", from: 36, to: 40, height: 90 } },
        { key: "landing", title: "Stairs with a landing", step: { kind: "turn", from: 38, to: 44, height: 90 } },
        {
          key: "elevator",
          title: "Elevator",
          step: { kind: "elevator", doorWidth: 36, doorHeight: 80, width: 68, depth: 51, height: 84 },
        },
      ].map(({ key, title, step }) => ({ key, title, step })),
      errors: new Map(),
    });
  });

  it("may have no walkway", () => {
    expect(questions("roomWidth=120&roomDepth=100&walkway=0").room).toEqual({ width: 120, depth: 100, walkway: 0 });
  });

  it("that are missing or no lengths have an error each, and their step does not count", () => {
    const { steps, room, errors } = questions("roomWidth=144&doorWidth=wide&elevatorWidth=60");
    expect([steps, room]).toEqual([[], undefined]);
    expect(Object.fromEntries(errors)).toEqual({
      roomDepth: "Please enter this measure, too.",
      doorWidth: "Enter a length such as 32, 32 1/2 or 6' 8\".",
      elevatorDoorWidth: "Please enter this measure, too.",
      elevatorDepth: "Please enter this measure, too.",
    });
  });

  it("keep their unit on the other site", () => {
    expect(readMeasures(new URLSearchParams("doorWidth=32&doorHeight=6'8&unit=in"), "cm")).toEqual({
      doorWidth: "32 in",
      doorHeight: "6'8",
    });
    expect(questions("doorWidth=82&unit=cm", "in").steps[0]?.step).toMatchObject({ width: 32.28 });
    expect(questions("doorWidth=82,5&unit=cm", "in").steps[0]?.step).toMatchObject({ width: 32.48 });
  });
});

const designOf = (design: string) => openDesign(design, dune).design;
const room = (width: number, depth: number) => ({ width, depth, walkway: 30 });

describe("a sectional in a room", () => {
  it.each([
    ["fits", room(160, 120), "It fits: 18 in of width and 51 in of depth are left beside a walkway of 30 in."],
    ["misses width", room(130, 120), "It does not fit with a walkway of 30 in: 12 in of width is missing."],
    [
      "misses both",
      room(100, 60),
      "It does not fit with a walkway of 30 in: 42 in of width and 9 in of depth are missing.",
    ],
    [
      "misses less if it is turned",
      room(100, 140),
      "It does not fit with a walkway of 30 in. Turned by 90 degrees, 2 in of depth is missing.",
    ],
    [
      "misses a part of an inch",
      room(141.9, 68.9),
      "It does not fit with a walkway of 30 in: 0.1 in of width and 0.1 in of depth are missing.",
    ],
    [
      "has parts of an inch left",
      room(161.42, 129.92),
      "It fits: 19.42 in of width and 60.92 in of depth are left beside a walkway of 30 in.",
    ],
    [
      "fits turned",
      room(100, 160),
      "It fits if it is turned by 90 degrees: 31 in of width and 18 in of depth are left beside a walkway of 30 in.",
    ],
  ])("%s", (_, of, text) => {
    expect(describeRoomFit(designOf("10.LAS.ARM.RAS"), { catalog: dune, room: of, unit: "in" }).text).toBe(text);
  });

  it.each([
    ["a sofa, in the middle of the back wall", "10.LAS.ARM.RAS", [24, 0]],
    ["a corner with its long back at the right wall", "10.LAS.ARM.COR.RAS", [160 - 111, 0]],
    ["a corner that is turned, at the left wall", "13.LAS.ARM.COR.RAS", [0, 0]],
    ["a sofa that is turned, in the middle of the right wall", "11.LAS.ARM.RAS", [160 - 39, 34]],
  ])("%s", (_, text, place) => {
    const design = designOf(text);
    const { walls } = placeInRoom(design, dune, { width: 160, depth: 180, walkway: 24 });
    const { x, y } = getBounds(design, dune);
    expect([x - walls.x, y - walls.y]).toEqual(place);
  });

  it("never covers a walkway, and stays inside the walls if there is room", () => {
    const anyDesign = fc.constantFrom("10.LAS.ARM.RAS", "11.LAS.ARM.RAS", "12.LAS.RAS", "10.LAC.ARM.COR.ARM.RAS");
    holds(
      fc.tuple(anyDesign, fc.integer({ min: 60, max: 300 }), fc.integer({ min: 60, max: 300 })),
      ([text, width, depth]) => {
        const design = designOf(text);
        const bounds = getBounds(design, dune);
        const { walls, walkways } = placeInRoom(design, dune, { width, depth, walkway: 30 });
        const isFree = walkways.every(
          ({ x, y, ...size }) =>
            x >= bounds.x + bounds.width ||
            x + size.width <= bounds.x ||
            y >= bounds.y + bounds.depth ||
            y + size.depth <= bounds.y,
        );
        const isInside =
          width < bounds.width || (walls.x <= bounds.x && walls.x + walls.width >= bounds.x + bounds.width);
        return isFree && isInside;
      },
    );
  });
});
