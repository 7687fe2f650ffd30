import { expect, it } from "vitest";
import { storesSample } from "./stores.samples.ts";
import { groupStores } from "./stores-page.tsx";

it("groups stores by the name of their state, both sorted", () => {
  expect(groupStores(storesSample).map(({ name, stores }) => [name, stores.map((store) => store.name)])).toEqual([
    ["Illinois", ["Evanston, Dempster Street", "Lincoln Park"]],
    ["New York", ["New York, Spring Court"]],
  ]);
});

it("includes the provinces, and keeps an unknown code", () => {
  const [first] = storesSample;
  if (first === undefined) throw new Error("The sample has no store.");
  const at = (state: string) => ({ ...first, address: { ...first.address, state } });
  expect(groupStores([at("ON"), at("XX")]).map(({ name }) => name)).toEqual(["Ontario", "XX"]);
});
