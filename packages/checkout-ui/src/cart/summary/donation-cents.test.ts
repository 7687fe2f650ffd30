import { expect, it } from "vitest";
import { checkDonation, donationCents } from "./donation-cents.ts";

it.each([
  ["5", 500],
  ["$2.50", 250],
  ["۲۵", 2500],
  ["٧", 700],
  ["１０", 1000],
])("reads %j as %d cents", (typed, cents) => {
  expect(donationCents(typed)).toBe(cents);
  expect(checkDonation(typed)).toBeNull();
});

it.each(["", "0", "۵۰۱", "five"])("refuses %j", (typed) => {
  expect(checkDonation(typed)).toBe("Enter an amount from $1 to $500.");
});
