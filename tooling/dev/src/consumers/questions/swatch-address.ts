import { expect } from "vitest";
import type { Questions } from "./questions.ts";

const address = {
  firstName: "Ada",
  lastName: "Lovelace",
  address1: "1 Main Street",
  address2: "",
  city: "Northfield",
  state: "IL",
  postalCode: "60093",
  dayPhone: "847-272-2888",
  emailAddress: "ada@example.com",
};

export const swatchAddress: Questions = {
  specifier: "@store/postal-and-address/swatch-address",
  asked: [
    ["checkSwatchAddress", [address, { country: "US" }], expect.objectContaining({ ok: true })],
    ["checkSwatchAddress", [{ ...address, city: "" }, { country: "US" }], expect.objectContaining({ ok: false })],
  ],
  refused: [
    ["checkSwatchAddress", [address, { country: "MX" }]],
    ["checkSwatchAddress", [{ city: "Northfield" }, { country: "US" }]],
  ],
};
