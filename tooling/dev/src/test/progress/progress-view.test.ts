import { describe, expect, it } from "vitest";
import { type ProgressEvent, parseProgress } from "./progress-event.ts";
import { SuiteProgress } from "./progress-view.ts";

function progressAfter(events: readonly (readonly [second: number, event: ProgressEvent])[], total?: number) {
  const progress = new SuiteProgress("journeys", total);
  const told = events.map(([second, event]) => progress.apply(event, second * 1000));
  return { progress, told: told.filter((text) => text !== undefined) };
}

describe("the progress of a suite", () => {
  it("names what is done of all, and what has been running longest", () => {
    const { progress } = progressAfter([
      [0, { kind: "planned", count: 3 }],
      [1, { kind: "began", name: "pays-by-card" }],
      [2, { kind: "began", name: "search" }],
      [4, { kind: "ended", name: "search" }],
    ]);
    expect(progress.describe(9000)).toBe("journeys 1 of 3 (pays-by-card, 8 s)");
    progress.apply({ kind: "ended", name: "pays-by-card" }, 10_000);
    expect(progress.describe(10_000)).toBe("journeys 2 of 3");
  });

  it("adds up its runners, and knows the total before they start where it can be known", () => {
    const planned = (count: number) => [0, { kind: "planned", count }] as const;
    expect(progressAfter([planned(2), planned(5)]).progress.describe(0)).toBe("journeys 0 of 7");
    expect(progressAfter([planned(2)], 40).progress.describe(0)).toBe("journeys 0 of 40");
    expect(progressAfter([]).progress.describe(0)).toBe("journeys 0 of ?");
  });

  it("tells of a failure at once, with the beginning of its message", () => {
    const message = Array.from({ length: 40 }, (_, at) => `line ${at}`).join("\n");
    const { told } = progressAfter([[3, { kind: "failed", name: "search › finds a sofa", message }]]);
    expect(told).toEqual([expect.stringMatching(/^failed: search › finds a sofa\n {2}line 0\n/)]);
    expect(told[0]?.split("\n").length).toBeLessThan(15);
  });

  it("shortens a long name", () => {
    const { progress } = progressAfter([[0, { kind: "began", name: "a".repeat(200) }]]);
    expect(progress.describe(0).length).toBeLessThan(100);
  });
});

it("a line that is not written whole yet is left for later", () => {
  expect(parseProgress('{"kind":"planned","count":2}\n{"kind":"began","na')).toEqual([{ kind: "planned", count: 2 }]);
  expect(parseProgress("")).toEqual([]);
});
