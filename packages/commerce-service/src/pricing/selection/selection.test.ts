import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeProblem, formatSelection, readSelection } from "./read-selection.ts";
import type { OptionChoice, SelectionOption } from "./selection.ts";
import { describeSelection, priceSelection, showSelection } from "./selection.ts";

const choice = (code: string, change: Partial<OptionChoice> = {}): OptionChoice => ({
  code,
  name: `${code[0]}${code.slice(1).toLowerCase()}`,
  differenceCents: 0,
  leadWeeks: null,
  isRetired: false,
  picture: null,
  closeUp: null,
  ...change,
});
const fabric: SelectionOption = {
  code: "fabric",
  name: "Fabric",
  choices: [
    choice("OAT"),
    choice("RUST", { differenceCents: 60_000, leadWeeks: 12 }),
    choice("SAND", { isRetired: true }),
  ],
};
const legs: SelectionOption = {
  code: "legs",
  name: "Legs",
  choices: [choice("OAK"), choice("WALNUT", { differenceCents: -1_000, leadWeeks: 9 })],
};
const item = { options: [fabric, legs], isRequired: true };

describe("a selection of options [SPEC-05] (AMB-246)", () => {
  it("is read in any order, written in that of the options, priced and put into words", () => {
    const { selection, problem } = readSelection("legs.WALNUT~fabric.RUST", item);
    expect(problem).toBeNull();
    expect(formatSelection(selection)).toBe("fabric.RUST~legs.WALNUT");
    expect(priceSelection(selection)).toEqual({ differenceCents: 59_000, leadWeeks: 12 });
    expect(describeSelection(selection)).toBe("Fabric: Rust; Legs: Walnut");
  });

  it.each([
    ["nothing", "", "Please choose Fabric of Harbor Sofa."],
    ["one option less", "fabric.RUST", "Please choose Legs of Harbor Sofa."],
    [
      "an option twice",
      "fabric.RUST~fabric.OAT~legs.OAK",
      "Fabric of Harbor Sofa was chosen twice. Please choose again.",
    ],
    ["a retired choice", "fabric.SAND~legs.OAK", "Fabric: Sand is no longer available. Please choose another one."],
    [
      "an unknown choice",
      "fabric.NONE~legs.OAK",
      "Harbor Sofa does not come with this choice of Fabric. Please choose again.",
    ],
    [
      "an unknown option",
      "fabric.OAT~legs.OAK~arm.T",
      "Harbor Sofa does not come with these options. Please choose again.",
    ],
    [
      "another form",
      "fabric.OAT.X~legs.OAK",
      "Harbor Sofa does not come with this choice of Fabric. Please choose again.",
    ],
    ["a trailing sign", "fabric.OAT~legs.OAK~", "Harbor Sofa does not come with these options. Please choose again."],
  ])("with %s is refused, with the name of the option", (_, text, message) => {
    const { problem } = readSelection(text, item);
    expect(problem && describeProblem(problem, "Harbor Sofa")).toBe(message);
  });

  it("that is not required may be empty, as the legs of a piece of a sectional", () => {
    expect(readSelection("", { options: [legs], isRequired: false })).toEqual({ selection: [], problem: null });
  });

  const anyText = fc.oneof(
    fc.string(),
    fc
      .array(
        fc.tuple(
          fc.constantFrom("fabric", "legs", "arm", "__proto__"),
          fc.constantFrom("OAT", "RUST", "SAND", "OAK", "x"),
        ),
      )
      .map((parts) => parts.map((part) => part.join(".")).join("~")),
  );

  it("of any text is judged, and what is accepted is complete and reads back as itself", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { selection, problem } = readSelection(text, item);
        if (problem) return;
        expect(selection).toHaveLength(2);
        expect(readSelection(formatSelection(selection), item)).toEqual({ selection, problem: null });
      }),
    );
  });
});

describe("what shows an item with a selection [SPEC-01] (AMB-296)", () => {
  const oat = { picture: "sofa-oat", pictureAlt: "In oat linen" };
  const ivory = { picture: "sofa-ivory", pictureAlt: "In ivory bouclé" };
  const cloth: SelectionOption = {
    ...fabric,
    choices: [
      choice("OAT", { name: "Oat Linen", picture: oat, closeUp: "swatch-oat" }),
      choice("IVORY", { name: "Ivory Bouclé", picture: ivory, closeUp: "swatch-ivory" }),
      choice("RUST", { name: "Rust Velvet", closeUp: "swatch-rust" }),
      choice("OLD", { name: "Old Linen", closeUp: "swatch-old", isRetired: true }),
    ],
  };

  it.each([
    ["is its picture in the chosen fabric", oat, "fabric.IVORY~legs.OAK", { ...ivory, standIn: null }],
    ["is its own picture, if that has the chosen fabric", oat, "fabric.OAT", { ...oat, standIn: null }],
    [
      "is its own picture with its fabric and the chosen one close up, if there is none in that",
      oat,
      "legs.OAK~fabric.RUST",
      { ...oat, standIn: { shownIn: "Oat Linen", closeUp: "swatch-rust" } },
    ],
    [
      "has a fabric close up that is retired since",
      ivory,
      "fabric.OLD",
      { ...ivory, standIn: { shownIn: "Ivory Bouclé", closeUp: "swatch-old" } },
    ],
    [
      "says in which fabric it is before one is chosen",
      oat,
      "legs.OAK",
      { ...oat, standIn: { shownIn: "Oat Linen", closeUp: null } },
    ],
    [
      "does not name the fabric of a picture that no choice has",
      { picture: "elsewhere", pictureAlt: "" },
      "fabric.RUST",
      { picture: "elsewhere", pictureAlt: "", standIn: { shownIn: null, closeUp: "swatch-rust" } },
    ],
  ])("%s", (_, own, text, shown) => {
    const options = [cloth, legs];
    const { selection } = readSelection(text, { options, isRequired: true });
    expect(showSelection(own, { options, selection })).toEqual(shown);
  });

  it("is its own picture without words, if no fabric is chosen of it", () => {
    const { selection } = readSelection("legs.OAK", { options: [legs], isRequired: false });
    expect(showSelection(oat, { options: [legs], selection })).toEqual({ ...oat, standIn: null });
  });
});
