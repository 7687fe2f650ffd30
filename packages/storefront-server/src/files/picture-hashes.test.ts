import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashPictures, pictureNameOf } from "./picture-hashes.ts";

let folder = "";
const write = (file: string, content: string) => fs.writeFileSync(path.join(folder, file), content);
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "pictures "));
  fs.mkdirSync(path.join(folder, "brand"));
  write("brand/general.svg", "<svg/>");
  for (const width of [400, 800]) write(`oak-${width}.webp`, "oak");
  write("swatch-linen-200.webp", "linen");
  write("swatch-linen-macro-800.avif", "threads");
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

it("has one hash for all widths, formats and the close-up of a picture", () => {
  const hashes = hashPictures(folder);
  expect(Object.keys(hashes).sort()).toEqual(["brand/general", "oak", "swatch-linen"]);
  for (const hash of Object.values(hashes)) expect(hash).toMatch(/^[0-9a-f]{8}$/);
  expect(hashPictures(folder)).toEqual(hashes);
});

it.each(["swatch-linen-200.webp", "swatch-linen-macro-800.avif"])("changes the hash of its picture with %s", (file) => {
  const { "swatch-linen": linen, ...others } = hashPictures(folder);
  write(file, "dyed");
  const { "swatch-linen": dyed, ...same } = hashPictures(folder);
  expect(dyed).not.toBe(linen);
  expect(same).toEqual(others);
});

it.each([
  ["ember-round-table-48-800.webp", "ember-round-table-48"],
  ["swatch-oat-linen-macro-800.avif", "swatch-oat-linen"],
  ["harbor-sofa-oat-share.jpg", "harbor-sofa-oat"],
  ["brand/general-180.png", "brand/general"],
  ["pieces/121101-800.webp", "pieces/121101"],
])("%s is a file of %s", (file, name) => expect(pictureNameOf(file)).toBe(name));
