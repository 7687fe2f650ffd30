import { describe, expect, it } from "vitest";
import { fullListingSample } from "./listing.samples.ts";
import { choiceOf, formChoice, isChosen, listingUrl, withoutFacets, withValue } from "./listing-choice.ts";

const base = { path: "/browse/sofas" };
const start = { facets: {}, sort: "featured", page: 1 } as const;

describe("the selected filters of a list", () => {
  it("are read from the selected values of the listing", () => {
    const choice = choiceOf(fullListingSample);
    expect(choice).toEqual({ facets: { color: ["oat", "moss"] }, sort: "price-low", page: 2 });
    expect(isChosen(choice, "color", "oat")).toBe(true);
    expect(isChosen(choice, "size", "oat")).toBe(false);
  });

  it("return to the first page with every change", () => {
    const changed = withValue(choiceOf(fullListingSample), { name: "color", value: "oat", isOn: false });
    expect(changed).toEqual({ facets: { color: ["moss"] }, sort: "price-low", page: 1 });
    expect(withoutFacets(changed)).toEqual({ facets: {}, sort: "price-low", page: 1 });
  });

  it("are read from their form, whatever other fields it has", () => {
    const form = new FormData();
    for (const [name, value] of [
      ["query", "oak"],
      ["color", "oat"],
      ["color", "moss"],
      ["sort", "price-low"],
      ["page", "7"],
    ] as const)
      form.append(name, value);
    expect(formChoice(form, fullListingSample)).toEqual({
      facets: { color: ["oat", "moss"] },
      sort: "price-low",
      page: 1,
    });
    form.set("sort", "by magic");
    expect(formChoice(form, { ...fullListingSample, sort: "name" }).sort).toBe("name");
  });

  it("take a value only once", () => {
    const twice = withValue(withValue(start, { name: "size", value: "king", isOn: true }), {
      name: "size",
      value: "king",
      isOn: true,
    });
    expect(twice.facets).toEqual({ size: ["king"] });
  });
});

describe("the URL of a list", () => {
  it.each([
    ["nothing chosen", start, "/browse/sofas"],
    ["a second page", { ...start, page: 2 }, "/browse/sofas?page=2"],
    [
      "facets in the panel's order, values joined",
      { facets: { color: ["moss", "oat"], price: ["under-500"] }, sort: "name", page: 1 } as const,
      "/browse/sofas?price=under-500&color=moss,oat&sort=name",
    ],
  ])("%s", (_, choice, url) => {
    expect(listingUrl(base, choice, fullListingSample)).toBe(url);
  });

  it("keeps the query of a search", () => {
    expect(listingUrl({ path: "/search", query: "oak & linen" }, start, fullListingSample)).toBe(
      "/search?query=oak%20%26%20linen",
    );
  });
});
