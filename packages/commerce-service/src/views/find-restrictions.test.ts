import { describe, expect, it } from "vitest";
import { sampleBasket } from "../basket/basket.samples.ts";
import { toBasketState } from "../basket/rules/basket-state.ts";
import { findRestrictions } from "./find-refusals.ts";

const person = { firstName: "A", lastName: "B", address1: "1 A St", city: "C", dayPhone: "312-234-5678" };
const now = new Date("2026-11-20T15:00:00Z");

function restrictionOf(typed: { state: string; postalCode: string } | null, restrictedStates: string[]) {
  const loaded = sampleBasket({
    lines: [{ line: { lineId: "pan" }, item: { restrictedStates } }],
    recipient: typed ? { address: { ...person, country: "USA", ...typed } } : {},
    basketContext: { typed: { postalCode: "60614", at: now } },
  });
  return findRestrictions(toBasketState(loaded, now)).get("pan") ?? null;
}

describe("a line that a state does not allow", () => {
  it.each([
    ["in the typed state", { state: "CA", postalCode: "94107" }, ["CA"], "Cannot be shipped to CA"],
    ["in the state of the code alone", { state: "OR", postalCode: "94107" }, ["CA"], "Cannot be shipped to CA"],
    ["in the typed state alone", { state: "CA", postalCode: "97201" }, ["CA"], "Cannot be shipped to CA"],
    ["in the second state of the code", { state: "IL", postalCode: "42223" }, ["TN"], "Cannot be shipped to TN"],
  ])("cannot be shipped: %s", (_where, typed, restrictedStates, text) => {
    expect(restrictionOf(typed, restrictedStates)).toBe(text);
  });

  it.each([
    ["another state is typed of the two of the code", { state: "KY", postalCode: "42223" }, ["TN"]],
    ["another state is restricted", { state: "CA", postalCode: "94107" }, ["NY"]],
    ["no address is known yet", null, ["IL"]],
  ])("can be shipped as long as %s", (_why, typed, restrictedStates) => {
    expect(restrictionOf(typed, restrictedStates)).toBeNull();
  });
});
