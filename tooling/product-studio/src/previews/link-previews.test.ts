import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { toCatalogRows } from "@store/sample-store/catalog-rows";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { picturesFolder } from "../catalog/pictures-folder.ts";
import { linkPreviews } from "./link-previews.ts";
import { previewNamesFile, toPreviewNames } from "./preview-names.ts";

const previews = linkPreviews();
const committed = readdirSync(picturesFolder, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll(path.sep, "/"))
  .filter((file) => file.endsWith("-share.jpg"));

describe("the pictures of shared links", () => {
  it("are there for every product of the sample store, and none for anything else", () => {
    const shown = toCatalogRows().variant.map(({ picture }) => picture.replace(/\.\w+$/, ""));
    const names = previews.map(({ name }) => name);
    expect(shown.filter((name) => !names.includes(name))).toEqual([]);
    expect(committed.sort()).toEqual(names.map((name) => `${name}-share.jpg`).sort());
  });

  it("are JPEGs of 1200 by 630 pixels and at most 60 kB, which networks ask for", async () => {
    const wrong: string[] = [];
    for (const file of committed) {
      const whole = path.join(picturesFolder, file);
      const { format, width, height } = await sharp(whole).metadata();
      const is = `${format} ${width}x${height}`;
      if (is !== "jpeg 1200x630" || statSync(whole).size > 60_000) wrong.push(`${file}: ${is}`);
    }
    expect(wrong).toEqual([]);
  });

  it("are listed for the storefront", () => {
    expect(readFileSync(previewNamesFile, "utf8")).toBe(toPreviewNames(previews));
  });
});
