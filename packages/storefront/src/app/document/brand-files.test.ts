import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { wordmarkDrawings } from "../../web/config/wordmark-drawings.ts";
import { pageGrounds } from "./brand-head.tsx";

const folder = path.resolve(import.meta.dirname, "../../../pictures/brand");
const tokens = path.resolve(import.meta.dirname, "../../../../ui-kit/src/tokens");
const brands = ["general", "modern"] as const;

describe.each(brands)("the files of the %s brand", (brand) => {
  it("have an icon for tabs and one for home screens", () => {
    expect(fs.readFileSync(path.join(folder, `${brand}.svg`), "utf8")).toContain("<svg");
    const icon = fs.readFileSync(path.join(folder, `${brand}-180.png`));
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([180, 180]);
  });

  it("have the wordmark of the header", () => {
    const drawing = fs.readFileSync(path.join(folder, `${brand}-wordmark.svg`), "utf8");
    expect(drawing).toContain(wordmarkDrawings[brand].path);
  });

  it("have the browser colors of the brand's tokens", () => {
    const sheet = (layer: string) => fs.readFileSync(path.join(tokens, brand, `${layer}.css`), "utf8");
    const raw = (name = "") => new RegExp(`--${name}: (#\\w+)`).exec(sheet("palette"))?.[1];
    const [, light, dark] =
      /--page: light-dark\(var\(--([a-z-]+)\), var\(--([a-z-]+)\)\)/.exec(sheet("semantic")) ?? [];
    expect(pageGrounds[brand]).toEqual({ light: raw(light), dark: raw(dark) });
  });
});
