import { expect, it } from "vitest";
import type { Address } from "./address.ts";
import { isSameAddress } from "./address-rules.ts";

const chicago: Address = {
  firstName: "Maya",
  lastName: "Brooks",
  address1: "1420 N Wood St",
  city: "Chicago",
  state: "IL",
  postalCode: "60622",
  country: "USA",
  dayPhone: "312-234-5678",
  emailAddress: "maya.brooks@example.com",
};

it.each<[string, Partial<Address> | null, boolean]>([
  ["an empty line more", { ...chicago, address2: "" }, true],
  ["another id", { ...chicago, addressId: "address-2" }, true],
  ["no country", { ...chicago, country: undefined }, true],
  ["another e-mail address", { ...chicago, emailAddress: "m@example.com" }, true],
  ["another city", { ...chicago, city: "Evanston" }, false],
  ["another country", { ...chicago, country: "CAN" }, false],
  ["nothing", null, false],
])("compares an address with one that has %s", (_, other, isSame) => {
  expect([isSameAddress(chicago, other), isSameAddress(other, chicago)]).toEqual([isSame, isSame]);
});

it("an e-mail address makes another address where it counts", () => {
  const other = { ...chicago, emailAddress: "m@example.com" };
  expect(isSameAddress(chicago, other, { email: true })).toBe(false);
  expect(isSameAddress(chicago, chicago, { email: true })).toBe(true);
});
