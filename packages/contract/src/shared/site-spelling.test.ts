import { expect, it } from "vitest";
import { toSiteSpelling } from "./site-spelling.ts";

it.each([
  ["Color", "Colour"],
  ["Gray, in every color and all colors", "Grey, in every colour and all colours"],
  ["natural-colored fibers", "natural-coloured fibres"],
  ["Center beam, centered on the wall", "Centre beam, centred on the wall"],
  ["650 grams per square meter; 5 millimeters", "650 grams per square metre; 5 millimetres"],
  ["Beveled glass, molded feet", "Bevelled glass, moulded feet"],
])("the site of Canada says %j as %j [FMT-02]", (text, spelled) => {
  expect(toSiteSpelling(text, "CA")).toBe(spelled);
  expect(toSiteSpelling(text, "US")).toBe(text);
});

it.each(["Colorado", "The diameter of a parameter", "Harbor Sofa", "colorway", "centerpiece"])("%j stays", (text) => {
  expect(toSiteSpelling(text, "CA")).toBe(text);
});
