import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  toOptions,
  toRunningLeadTime,
  toRunningPrice,
  toSelectionChoices,
  toSelectionText,
} from "./order-selection.ts";
import { beginOrder, type OrderAction, type OrderState, reduceOrder } from "./order-state.ts";
import { specialOrderSample } from "./special-order.samples.ts";

const choose = (optionCode: string, choiceCode: string): OrderAction => ({ type: "choose", optionCode, choiceCode });
const after = (state: OrderState, ...actions: OrderAction[]) => actions.reduce(reduceOrder, state);
const empty = () => beginOrder(specialOrderSample());
const complete = { fabric: "RUST", legs: "WALNUT", depth: "CLASSIC" };

describe("the state of a special order", () => {
  it("changes the selection only, until the last option is chosen [SPEC-08] (AMB-249)", () => {
    const state = after(empty(), choose("fabric", "RUST"), choose("legs", "OAK"));
    expect(state).toMatchObject({ chosen: { fabric: "RUST", legs: "OAK" }, isLoading: false, wanted: null });
    expect(state.isAllOptionsSelected).toBe(false);
  });

  it("asks for one load when the last option is chosen, and for one after each later change [SPEC-09]", () => {
    const last = after(empty(), choose("fabric", "RUST"), choose("legs", "OAK"), choose("depth", "SLIM"));
    expect(last).toMatchObject({ isAllOptionsSelected: true, isLoading: true, wanted: { isMaterialToggle: false } });
    const loaded = after(last, { type: "loaded", product: specialOrderSample(last.chosen) });
    expect(loaded).toMatchObject({ isLoading: false, wanted: null, chosen: last.chosen });
    // The same choice again asks for nothing.
    expect(reduceOrder(loaded, choose("legs", "OAK"))).toBe(loaded);
    expect(reduceOrder(loaded, choose("legs", "WALNUT")).wanted).toEqual({ isMaterialToggle: false });
  });

  it("drops the fabric and lowers the flag when the shopper turns to leather [CALL-112]", () => {
    const state = after(beginOrder(specialOrderSample(complete)), { type: "showMaterial", material: "leather" });
    expect(state).toMatchObject({
      material: "leather",
      chosen: { legs: "WALNUT", depth: "CLASSIC" },
      isAllOptionsSelected: false,
      wanted: { isMaterialToggle: true },
    });
  });

  it("returns to the selection of the last load when one fails (AMB-250)", () => {
    const begun = beginOrder(specialOrderSample(complete));
    expect(after(begun, choose("legs", "OAK"), { type: "failed" })).toMatchObject({
      chosen: complete,
      isLoading: false,
      isAllOptionsSelected: true,
    });
  });

  it("loses only the last press when the first load fails, so that pressing again retries (AMB-250)", () => {
    const state = after(empty(), choose("fabric", "RUST"), choose("legs", "OAK"), choose("depth", "SLIM"), {
      type: "failed",
    });
    expect(state).toMatchObject({ chosen: { fabric: "RUST", legs: "OAK" }, isAllOptionsSelected: false });
    expect(reduceOrder(state, choose("depth", "SLIM")).wanted).not.toBeNull();
  });

  it("returns to fabrics, and to what was chosen, when turning to leather fails; presses meanwhile are lost with it", () => {
    const begun = beginOrder(specialOrderSample(complete));
    const failed = after(begun, { type: "showMaterial", material: "leather" }, choose("fabric", "COGNAC"), {
      type: "failed",
    });
    expect(failed).toMatchObject({ chosen: complete, material: "fabric", isAllOptionsSelected: true, before: null });
    expect(reduceOrder(failed, { type: "showMaterial", material: "leather" }).wanted).not.toBeNull();
    const bare = after(
      empty(),
      choose("fabric", "RUST"),
      { type: "showMaterial", material: "leather" },
      { type: "failed" },
    );
    expect(bare).toMatchObject({ chosen: { fabric: "RUST" }, material: "fabric" });
  });

  it("keeps price, selection and order of sorted choices through a load that fails and one that does not", () => {
    const begun = beginOrder(specialOrderSample(complete));
    const fabrics = specialOrderSample().browseDto.choiceGroups.slice(0, 1);
    const groups = fabrics.map((group) => ({ ...group, choices: group.choices.toReversed() }));
    const sorted = reduceOrder(begun, { type: "sorted", groups });
    expect(toRunningPrice(sorted.product, sorted.chosen)).toBe(begun.product.browseDto.price);
    const pressed = reduceOrder(sorted, choose("legs", "OAK"));
    expect(reduceOrder(pressed, { type: "failed" }).chosen).toEqual(complete);
    const loaded = reduceOrder(pressed, { type: "loaded", product: specialOrderSample(pressed.chosen) });
    expect(loaded.product.browseDto.choiceGroups[0]?.choices.map(({ code }) => code)).toEqual(["RUST", "OAT"]);
  });

  it("shows the choices of an option in another order, and keeps what was chosen", () => {
    const begun = beginOrder(specialOrderSample(complete));
    const [fabrics, leathers] = begun.product.browseDto.choiceGroups;
    if (!fabrics || !leathers) throw new Error("The sample has fabrics and leathers.");
    const groups = [{ ...fabrics, choices: fabrics.choices.toReversed() }, leathers];
    const state = reduceOrder(begun, { type: "sorted", groups });
    expect(state.product.browseDto.choiceGroups.map(({ header }) => header)).toEqual([
      "Fabrics",
      "Leathers",
      "Legs",
      "Seat Depth",
    ]);
    expect(state.product.browseDto.choiceGroups[0]?.choices[0]?.code).toBe("RUST");
    expect(state.chosen).toEqual(complete);
  });
});

describe("a selection", () => {
  const options = toOptions(specialOrderSample().browseDto.choiceGroups);

  it("goes to the service with the kind of each option, its place, and whether the shopper pressed it [SPEC-05]", () => {
    const state = after(beginOrder(specialOrderSample({ fabric: "COGNAC" })), choose("legs", "OAK"));
    expect(toSelectionChoices(options, state)).toEqual([
      { optionCode: "fabric", optionType: "leather", choiceCode: "COGNAC", source: 0, optionSequence: 1 },
      { optionCode: "legs", optionType: "text", choiceCode: "OAK", source: 1, optionSequence: 2 },
    ]);
    expect(toSelectionText(options, state.chosen)).toBe("fabric.COGNAC~legs.OAK");
  });

  it("has the running lead time of its slowest choice", () => {
    const product = specialOrderSample();
    expect(toRunningLeadTime(product, { fabric: "COGNAC" })).toBe("Made to order: leaves our workshop in 12 weeks");
    expect(toRunningLeadTime(product, { fabric: "OAT" })).toBe("Made to order: leaves our workshop in 8 weeks");
  });

  it("has the running price that a load with it has, whatever was loaded before", () => {
    const anyChosen = fc.record(
      {
        fabric: fc.constantFrom("OAT", "RUST", "COGNAC"),
        legs: fc.constantFrom("OAK", "WALNUT"),
        depth: fc.constantFrom("CLASSIC", "SLIM"),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyChosen, anyChosen, (loaded, chosen) => {
        expect(toRunningPrice(specialOrderSample(loaded), chosen)).toBe(specialOrderSample(chosen).browseDto.price);
      }),
    );
  });
});
