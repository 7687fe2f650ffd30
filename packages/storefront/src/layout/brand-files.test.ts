import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { wordmarkDrawings } from "./wordmark-drawings.ts";

const folder = path.resolve(import.meta.dirname, "../../pictures/brand");
const brands = ["general", "modern"] as const;

describe.each(brands)("the files of the %s brand", (brand) => {
  it("have an icon for tabs, one for home screens and a picture for shared links", () => {
    expect(fs.readFileSync(path.join(folder, `${brand}.svg`), "utf8")).toContain("<svg");
    const icon = fs.readFileSync(path.join(folder, `${brand}-180.png`));
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([180, 180]);
    expect(fs.statSync(path.join(folder, `${brand}-share.jpg`)).size).toBeLessThan(200_000);
  });

  it("draw the name as the header does", () => {
    const drawing = fs.readFileSync(path.join(folder, `${brand}-wordmark.svg`), "utf8");
    expect(drawing).toContain(wordmarkDrawings[brand].path);
  });
});
