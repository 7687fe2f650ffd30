import { holds } from "@store/config/properties";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CardRange } from "./card-range.ts";
import { cardTypeCandidates, detectCardType } from "./detect-card-type.ts";
import { exactNetworkRanges } from "./exact-network-ranges.ts";

const networks = exactNetworkRanges;

describe("the types that a number can become", () => {
  it.each([
    ["", ["MasterCard", "AmericanExpress", "Visa", "Discover"]],
    ["3", ["AmericanExpress"]],
    ["4", ["Visa"]],
    ["5", ["MasterCard"]],
    ["6", ["Discover"]],
    ["62", ["Discover"]],
    ["35", []],
    ["9", []],
    ["4111 1111 1111 1111", ["Visa"]],
    ["６", ["Discover"]],
  ])("%j by the default ranges: %j [PAY-08]", (digits, types) => {
    expect(cardTypeCandidates(digits)).toEqual(types);
  });

  it.each([
    ["3", ["DinersClub", "AmericanExpress", "Jcb"]],
    ["30", ["DinersClub"]],
    ["35", ["Jcb"]],
    ["6", ["Maestro", "Discover", "Hipercard", "Cup", "Elo", "Hiper"]],
    ["62", ["Cup", "Discover", "Elo"]],
    ["6221", ["Cup", "Discover"]],
    ["622126", ["Discover"]],
    ["622926", ["Cup"]],
    ["2", ["Mir", "MasterCard"]],
    ["9", ["Troy"]],
    ["2721", []],
  ])("%j by the ranges of the networks: %j", (digits, types) => {
    expect(cardTypeCandidates(digits, { networks })).toEqual(types);
  });

  it("include the store's own, until they or the networks' are decisive [PAY-27]", () => {
    const bins: readonly CardRange[] = [
      { prefix: "9001", type: "Proprietary" },
      { prefix: "52999001", type: "CoBrandMasterCard" },
    ];
    expect(cardTypeCandidates("9", { bins })).toEqual(["Proprietary"]);
    expect(cardTypeCandidates("9002", { bins })).toEqual([]);
    expect(cardTypeCandidates("52", { bins })).toEqual(["MasterCard", "CoBrandMasterCard"]);
    expect(cardTypeCandidates("5299 9001", { bins })).toEqual(["CoBrandMasterCard"]);
    expect(cardTypeCandidates("5298", { bins })).toEqual(["MasterCard"]);
    // Every number of the network belongs to the store.
    expect(cardTypeCandidates("3", { bins: [{ prefix: "34,37", type: "Imprint" }] })).toEqual(["Imprint"]);
  });

  it("are exactly those that some more digits lead to", () => {
    const prefix = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 1, maxLength: 3 });
    const range = fc.record({ prefix, type: fc.constantFrom("Imprint", "Proprietary", "Cup") });
    const all = Array.from({ length: 1000 }, (_, index) => String(index).padStart(3, "0"));
    const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 4 });
    let tries = 0;
    holds(fc.array(range, { maxLength: 4 }), digits, fc.boolean(), (bins, typed, isExact) => {
      // A thousand look-ups an input: a hundred inputs are enough.
      tries += 1;
      if (tries > 100) return true;
      const options = isExact ? { bins, networks: [{ prefix: "4,51-55,622", type: "Visa" } as const] } : { bins };
      const found = new Set(
        all.flatMap((more) => [0, 1, 2, 3].map((count) => detectCardType(typed + more.slice(0, count), options))),
      );
      found.delete("Unspecified");
      return cardTypeCandidates(typed, options).toSorted().join() === [...found].toSorted().join();
    });
  });
});
