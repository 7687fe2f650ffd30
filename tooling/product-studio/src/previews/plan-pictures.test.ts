import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { toCatalogRows } from "@store/sample-store/catalog-rows";
import { type FabricId, fabrics } from "@store/sample-store/fabrics";
import { pieceKinds } from "@store/sample-store/sectional-pieces";
import { getBounds, parseDesign } from "@store/sectional-ui/layout";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { picturesFolder } from "../catalog/pictures-folder.ts";
import { meanColor } from "../encode/mean-color.ts";
import { parseColor } from "../encode/parse-color.ts";
import { backdrop } from "./draw-product.ts";
import { layoutPlans, piecePlans, toCatalog } from "./plan-pictures.ts";

const plans = [...layoutPlans, ...piecePlans];
const inFabrics = [...new Set(plans.map(({ fabricId }) => fabricId))] as FabricId[];
type Checked = (typeof plans)[number] & { fabricId: FabricId };
const open = (name: string, width = 400) => sharp(path.join(picturesFolder, `${name}-${width}.webp`)).removeAlpha();

const widths = new Map<string | undefined, number>(pieceKinds.map(({ code, sizes }) => [code, sizes.harbor[0]]));

/** Nothing but a cushion, as shares of a picture: beside the seam of two, and on a narrow console. */
const cushions: Readonly<Record<string, readonly [left: number, right: number]>> = {
  CON: [0.48, 0.52],
  LOV: [0.62, 0.7],
  layout: [0.2, 0.26],
};

/** The two outer rows and columns of a picture of 400 by 400 pixels. */
const border = Array.from({ length: 400 }, (_, at) => at).flatMap((at) =>
  [0, 1, 398, 399].flatMap((edge) => [[at, edge] as const, [edge, at] as const]),
);

describe("what stands for a sectional that was not rendered (AMB-278, AMB-332)", () => {
  it("is a plan for every piece but the eight rendered ones, and for every ready layout but the rendered one", async () => {
    expect(piecePlans).toHaveLength(3 * 12 * 8 - 8);
    expect(layoutPlans).toHaveLength(3 * 6 * 8 - 1);
    const files = plans.flatMap(({ name }) =>
      [400, 800, 1280].flatMap((width) => ["avif", "webp"].map((format) => `${name}-${width}.${format}`)),
    );
    const stored = ["layouts", "pieces"].flatMap((folder) =>
      readdirSync(path.join(picturesFolder, folder)).map((file) => `${folder}/${file}`),
    );
    expect(stored.filter((file) => !file.endsWith("-share.jpg")).sort()).toEqual(files.sort());
  });

  it("stands on the backdrop of all pack shots, within 3 levels at every edge", { tags: ["deep"] }, async () => {
    const ground = parseColor(backdrop);
    const wrong: string[] = [];
    for (const { name } of plans) {
      const data = await open(name).raw().toBuffer();
      const isOff = ([x, y]: readonly [number, number]) =>
        ground.some((level, channel) => Math.abs((data[(y * 400 + x) * 3 + channel] ?? 0) - level) > 3);
      if (border.some(isOff)) wrong.push(name);
    }
    expect(wrong).toEqual([]);
  });

  it("has the ground of pack shots as AVIF, which most browsers show, within 1 level", { tags: ["deep"] }, async () => {
    const corner = async (name: string) =>
      meanColor(
        await sharp(path.join(picturesFolder, `${name}-800.avif`))
          .removeAlpha()
          .extract({ left: 0, top: 0, width: 40, height: 20 })
          .raw()
          .toBuffer(),
      );
    const ground = await corner("harbor-sofa-oat");
    for (const { name } of layoutPlans) {
      const own = await corner(name);
      expect(Math.max(...own.map((level, at) => Math.abs(level - (ground[at] ?? 0)))), name).toBeLessThanOrEqual(1);
    }
  });

  it("has cushions in its own fabric rather than in any other one", { tags: ["deep"] }, async () => {
    const wrong: string[] = [];
    for (const { name, fabricId, itemType = "layout" } of plans as Checked[]) {
      const [left, right] = cushions[itemType] ?? [0.46, 0.54];
      const box = { left: left * 400, top: 200, width: (right - left) * 400, height: itemType === "layout" ? 10 : 20 };
      // The first seat: that of the highest plan stands further up.
      if (itemType === "layout") box.top = name.includes("conversation-curve") ? 96 : 176;
      const rounded = Object.fromEntries(Object.entries(box).map(([side, value]) => [side, Math.round(value)]));
      const seen = meanColor(
        await open(name)
          .extract(rounded as typeof box)
          .raw()
          .toBuffer(),
      );
      const distance = (id: FabricId) =>
        Math.hypot(...parseColor(fabrics[id].color).map((level, at) => level - (seen[at] ?? 0)));
      const [nearest] = inFabrics.toSorted((one, other) => distance(one) - distance(other));
      // The middle of a narrow console is in the shade of its edges.
      const isOwn = nearest === fabricId || itemType === "CON";
      if (!isOwn || distance(fabricId) > 12) wrong.push(`${name}: ${fabricId}, seen ${seen}`);
    }
    expect(wrong).toEqual([]);
  });

  it("is drawn to one scale in a collection", { tags: ["deep"] }, async () => {
    const scales = await Promise.all(
      piecePlans
        .filter(({ fabricId, collection }) => fabricId === "slate-linen" && collection === "harbor")
        .map(async ({ name, itemType }) => {
          // Without the shadow around it.
          const { info } = await open(name, 1280)
            .trim({ background: backdrop, threshold: 60 })
            .toBuffer({ resolveWithObject: true });
          return info.width / (widths.get(itemType) ?? 0);
        }),
    );
    expect(scales).toHaveLength(12);
    expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.04);
  });
});

it("knows the floor that each ready layout covers as the planner measures it", () => {
  const rows = toCatalogRows();
  const wrong = rows.sectional_collection.flatMap(({ collection_code: collection, layouts }) => {
    const catalog = toCatalog(collection);
    const designs = JSON.parse(layouts) as { name: string; design: string; width: number; depth: number }[];
    return designs.flatMap(({ name, design, width, depth }) => {
      const parsed = parseDesign(design, catalog);
      const bounds = parsed.ok ? getBounds(parsed.design, catalog) : { width: 0, depth: 0 };
      return bounds.width === width && bounds.depth === depth ? [] : [`${collection}: ${name}, ${width} by ${depth}`];
    });
  });
  expect(wrong).toEqual([]);
});

it("keeps all pictures together below 40 MB", () => {
  const sizes = readdirSync(picturesFolder, { recursive: true, encoding: "utf8" }).map((file) =>
    statSync(path.join(picturesFolder, file)),
  );
  expect(sizes.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)).toBeLessThan(40_000_000);
});
