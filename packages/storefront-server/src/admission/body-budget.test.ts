import { describe, expect, it } from "vitest";
import { type BodyBudget, createBodyBudget, type ReservedBody } from "./body-budget.ts";

const limits = { bodies: { perBlock: 3, total: 6 }, bodyBytes: { perBlock: 300, total: 600 } };

/** Reserves a body, which releases itself when it is evicted and is then listed by its name. */
function reserve(budget: BodyBudget, block: string, bytes: number, { evicted = [] as string[], name = block } = {}) {
  const body = budget.reserve(block, bytes, (shortage) => {
    evicted.push(shortage === "total" ? name : `${name} for its ${shortage}`);
    (body as ReservedBody).release();
  });
  return body;
}

describe("the budget for bodies", () => {
  it("refuses the bodies and the bytes of a network block above its limit, and others go on", () => {
    const budget = createBodyBudget(limits);
    const bodies = [1, 2, 3].map((bytes) => reserve(budget, "a", bytes));
    expect(reserve(budget, "a", 1)).toBe("block");
    expect(reserve(budget, "b", 301)).toBe("block");
    expect(reserve(budget, "b", 300)).not.toBeTypeOf("string");
    for (const body of bodies) (body as ReservedBody).release();
    expect(budget.usage()).toEqual({ bodies: 1, bytes: 300 });
    expect(reserve(budget, "a", 300)).not.toBeTypeOf("string");
  });

  it("counts what a body grows by, and frees all of it once", () => {
    const budget = createBodyBudget(limits);
    const body = reserve(budget, "a", 100) as ReservedBody;
    expect([body.grow(200), body.grow(1)]).toEqual([null, "block"]);
    expect(budget.usage()).toEqual({ bodies: 1, bytes: 300 });
    body.release();
    body.release();
    expect(budget.usage()).toEqual({ bodies: 0, bytes: 0 });
  });

  it("keeps the bytes of a complete body until it is released", () => {
    const budget = createBodyBudget(limits);
    const body = reserve(budget, "a", 200) as ReservedBody;
    body.complete();
    expect(budget.usage()).toEqual({ bodies: 0, bytes: 200 });
    expect(reserve(budget, "a", 101)).toBe("block");
    body.release();
    expect(budget.usage()).toEqual({ bodies: 0, bytes: 0 });
  });

  it("takes the oldest body of the block that holds most when the total is used up", () => {
    const budget = createBodyBudget(limits);
    const evicted: string[] = [];
    for (const name of ["a1", "a2", "a3"]) reserve(budget, "a", 100, { evicted, name });
    for (const name of ["b1", "b2"]) reserve(budget, "b", 150, { evicted, name });
    // By bytes both hold the same, by count the first holds more.
    expect(reserve(budget, "c", 10, { evicted })).not.toBeTypeOf("string");
    expect(evicted).toEqual(["a1"]);
    expect(budget.usage()).toEqual({ bodies: 5, bytes: 510 });
    reserve(budget, "d", 1, { evicted });
    expect(reserve(budget, "e", 1, { evicted })).not.toBeTypeOf("string");
    expect(evicted).toEqual(["a1", "a2"]);
  });

  it("refuses the body of a block that would hold most, and takes nothing from smaller ones", () => {
    const budget = createBodyBudget(limits);
    const evicted: string[] = [];
    for (const block of ["a", "b", "c", "d", "e"]) reserve(budget, block, 110, { evicted });
    expect(reserve(budget, "f", 120, { evicted })).toBe("total");
    expect(reserve(budget, "a", 60, { evicted })).toBe("total");
    expect(evicted).toEqual([]);
    expect(reserve(budget, "f", 100, { evicted })).not.toBeTypeOf("string");
    expect(evicted).toEqual(["a"]);
  });

  it("takes bodies that have arrived after those that have not", () => {
    const budget = createBodyBudget(limits);
    const evicted: string[] = [];
    (reserve(budget, "a", 100, { evicted, name: "a1" }) as ReservedBody).complete();
    reserve(budget, "a", 200, { evicted, name: "a2" });
    (reserve(budget, "b", 290, { evicted }) as ReservedBody).complete();
    expect(reserve(budget, "c", 20, { evicted })).not.toBeTypeOf("string");
    expect(evicted).toEqual(["a2"]);
    expect(reserve(budget, "d", 200, { evicted })).not.toBeTypeOf("string");
    expect(evicted).toEqual(["a2", "b"]);
    expect(budget.usage()).toEqual({ bodies: 2, bytes: 320 });
  });

  it("takes a body that arrives slowly for another one of its block", () => {
    let now = 0;
    const budget = createBodyBudget(limits, () => now);
    const evicted: string[] = [];
    for (const name of ["a1", "a2", "a3"]) reserve(budget, "a", 100, { evicted, name });
    now = 999;
    expect(reserve(budget, "a", 1, { evicted })).toBe("block");
    now = 1000;
    expect(reserve(budget, "a", 150, { evicted })).not.toBeTypeOf("string");
    expect(evicted).toEqual(["a1 for its block", "a2 for its block"]);
  });
});
