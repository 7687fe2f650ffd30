import { expect, it } from "vitest";
import { isPoBox } from "./is-po-box.ts";

it.each([
  "PO Box 12",
  "P.O. Box 12",
  "P. O. Box 12",
  "p o box 12",
  "POBox 12",
  "POB 12",
  "Post Office Box 12",
  "Postal Box 12",
  "Lobby, PO Box 12",
  "Box 12",
  "Box #12",
  "Box  12",
  "C.P. 12",
  "Case postale 12",
  "CP 1234",
  "Boîte postale 12",
  "Boite Postale 12",
  "PO Bx 12",
  "P.O. Drawer 5",
  "Postal  Box 12",
  "C. P. 12",
  "  Box 12",
])("knows %s as a PO box [SHIP-09]", (line) => {
  expect(isPoBox(line)).toBe(true);
});

it.each([
  "",
  "12 Oak St",
  "100 Post Office Rd",
  "12 Boxwood Ln",
  "12 Box Elder St",
  "Box Elder St",
  "Poboxer Way 1",
  "1 Popo Box Rd",
  "Suite 5 Box 12",
  "12 Post Oak Blvd",
  "Apo Boxer St 2",
  "12 CP Oak St",
  "1 Drawer Ln",
  "Case St 1",
  "Lockbox 12",
])("does not take %j for a PO box [SHIP-09]", (line) => {
  expect(isPoBox(line)).toBe(false);
});
