import { expect, it } from "vitest";
import { optionExperience } from "./option-experience.ts";
import { sectionalDetails } from "./replies.ts";

it.each([
  ["none", 0],
  ["image", 2],
  ["fabricOld", 6],
  ["fabric", 1],
  ["leather", 7],
] as const)("the option experience %s is %i [SECT-18]", (name, value) => {
  expect(optionExperience[name]).toBe(value);
});

it.each([3, 4, 5, 8, "1", null])("an option experience of %j is refused [SECT-18]", (value) => {
  const choice = { OptionName: "Fabric", Name: "Stone Linen", SwatchImage: "", optionExperience: value };
  const reading = sectionalDetails.safeParse({
    SectionalPieces: [],
    SectionalOptionChoices: [choice],
    FormattedTotalPrice: "$0.00",
    totalPrice: 0,
    HasCustomOrderConfirmation: false,
    CustomOrderConfirmationMessage: "",
  });
  expect(reading.success).toBe(false);
});
